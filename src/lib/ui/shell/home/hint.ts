const NOTE = 'plateau.games';

/**
 * Whether there were games the last time, so that the first paint already has their place: the storage
 * answers later, and nothing may jump when it does.
 */
export function hadGames(): boolean {
  try {
    return localStorage.getItem(NOTE) === 'yes';
  } catch {
    return false;
  }
}

export function noteGames(any: boolean): void {
  try {
    localStorage.setItem(NOTE, any ? 'yes' : 'no');
  } catch {
    // Then the first paint guesses again next time.
  }
}
