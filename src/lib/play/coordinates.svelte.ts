const KEY = 'plateau.coordinates';

/** Whether the names of rows are printed beside the board. The letters of the land always are. */
class Coordinates {
  shown = $state(read());

  show(shown: boolean): void {
    this.shown = shown;
    try {
      if (shown) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'off');
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

function read(): boolean {
  try {
    return globalThis.localStorage?.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export const coordinates = new Coordinates();
