/** For long loops: lets the page have its turn every now and then, so that it never freezes. */
export function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < 50) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
