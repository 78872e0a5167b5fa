/** What a saved file is called: `plateau-clearings-2026-11-16.plateau.json`. */
export function fileName(what: string, now: number, extension = 'plateau.json'): string {
  const day = new Date(now);
  const two = (n: number) => String(n).padStart(2, '0');
  return `plateau-${what}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${extension}`;
}

/**
 * Hands a file to the person: to the device's share sheet where files are shared by touch (an installed
 * iOS app cannot download), to the downloads everywhere else. False when the person changed their mind.
 */
export async function saveFile(name: string, content: string | Blob, type = 'application/json'): Promise<boolean> {
  const file = new File([content], name, { type });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return true;
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return false;
      // Some browsers promise to share and then do not: the download always works there.
    }
  }
  download(file);
  return true;
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
