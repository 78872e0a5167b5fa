// Before the first paint: the chosen theme, motion and language, so that nothing flashes. A file of its
// own, because the page allows no script written into it.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('plateau.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('plateau.motion') === 'reduced') root.dataset.motion = 'reduced';
    root.lang = localStorage.getItem('plateau.language') || root.lang;
  } catch {
    // Without storage the device's own preferences hold.
  }
})();
