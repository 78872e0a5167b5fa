/** A file dragged over an element: lights it up, and hands the file over when it is let go. */
export function dropTarget(onfile: (file: File) => void, onover: (over: boolean) => void) {
  return (element: HTMLElement) => {
    const holds = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!holds(event)) return;
      event.preventDefault();
      onover(true);
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element.contains(event.relatedTarget)) onover(false);
    };
    const drop = (event: DragEvent) => {
      if (!holds(event)) return;
      event.preventDefault();
      onover(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) onfile(file);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  };
}
