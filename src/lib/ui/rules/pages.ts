import type { RuleBook } from '$lib/games/entry';

type Chapter = RuleBook['chapters'][number];

/** The chapter that holds a section, or is called by that number; the first one where neither is found. */
export const chapterOf = ({ chapters }: RuleBook, section: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.id === section || chapter.sections.some(({ id }) => id === section)) ??
  chapters[0];

/** A tap that stays in this window: no other one was asked for. */
export const isPlainTap = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Where a book lies open over a game, its links turn the pages and lead nowhere else. */
export const turnsPages =
  (go: (section: string) => void) =>
  (node: HTMLElement): (() => void) => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
      if (link === null || !isPlainTap(event)) return;
      event.preventDefault();
      go(decodeURIComponent(link.hash.slice(1)));
    };
    node.addEventListener('click', follow);
    return () => node.removeEventListener('click', follow);
  };
