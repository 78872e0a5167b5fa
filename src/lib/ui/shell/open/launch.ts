/** A file that was opened with the installed app, where the browser has such a thing. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

export function waitForFiles(onfile: (file: File) => void): void {
  const queue = (globalThis as { launchQueue?: LaunchQueue }).launchQueue;
  queue?.setConsumer(({ files = [] }) => {
    const first = files[0];
    if (first !== undefined) void first.getFile().then(onfile, () => undefined);
  });
}
