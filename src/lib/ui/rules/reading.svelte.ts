/** The chapter that is being read: the last one whose head has passed the upper part of the page. */
export class Reading {
  #at = $state<string | undefined>();

  get at(): string | undefined {
    return this.#at;
  }

  /** Follows the page until it is let go. */
  follow(root: HTMLElement): () => void {
    let asked = 0;
    const look = () => {
      asked = 0;
      const line = innerHeight * 0.3;
      const chapters = [...root.querySelectorAll<HTMLElement>('[data-chapter]')];
      const passed = chapters.filter((chapter) => chapter.getBoundingClientRect().top <= line);
      this.#at = (passed.at(-1) ?? chapters[0])?.dataset.chapter;
    };
    const ask = () => {
      asked ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }
}
