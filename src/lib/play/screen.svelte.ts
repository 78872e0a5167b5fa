/** How much room there is, measured in the reader's own text size: large text on a tablet is a small screen. */
class Screen {
  width = $state(80);
  height = $state(50);

  /** Measures now and whenever the window changes. Returns how to stop. */
  watch(): () => void {
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      this.width = window.innerWidth / rem;
      this.height = window.innerHeight / rem;
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }

  /** Too small for panels along the edges: one column with a sheet. */
  get small(): boolean {
    return this.width < 44 || this.height < 36;
  }
  get portrait(): boolean {
    return this.height > this.width;
  }
}

export const screen = new Screen();
