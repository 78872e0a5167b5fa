import type { Settings } from '$lib/store/types';

export type Choice = Pick<
  Settings,
  'language' | 'theme' | 'motion' | 'layout' | 'turnEnd' | 'pace' | 'clock' | 'sound' | 'volume' | 'haptics'
>;

const NOTE = 'plateau.chosen';

/**
 * A choice on its way to the disk. If the page is closed before it gets there, the next start finds it here
 * and does not fall back to what the disk still says.
 */
export function pending(): Partial<Choice> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NOTE) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function note(change: Partial<Choice>): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ ...pending(), ...change }));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function arrived(): void {
  try {
    localStorage.removeItem(NOTE);
  } catch {
    // Nothing was noted either.
  }
}
