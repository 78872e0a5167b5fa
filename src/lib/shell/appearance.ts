import type { Settings } from '$lib/store/types';

type Theme = Settings['theme'];
type Motion = Settings['motion'];

/**
 * Shows a theme and a way of moving, and leaves a note for the next start: `theme.js` reads it before the
 * first paint, long before the storage answers.
 */
export function show(theme: Theme, motion: Motion): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  if (motion === 'system') delete root.dataset.motion;
  else root.dataset.motion = motion;
  note('plateau.theme', theme === 'system' ? null : theme);
  note('plateau.motion', motion === 'system' ? null : motion);
  tint();
}

/** The colour of the device's own bars follows the table's. */
export function tint(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (colour !== '') meta.content = colour;
  }
}

export const noted = (): { theme: Theme; motion: Motion } => {
  const theme = document.documentElement.dataset.theme;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    motion: document.documentElement.dataset.motion === 'reduced' ? 'reduced' : 'system'
  };
};

function note(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
