import { begin, configOf } from '$lib/kernel';
import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { t } from '$lib/i18n';
import { continueSound, createGame, summaryOf, type GameState } from '$lib/store';
import { notices } from '$lib/shell/notices.svelte';
import { copyOf } from './open';
import type { RunningGame } from './running.svelte';

/** Goes to the game that the sequence makes, or says that it could not. */
async function goThere(make: () => Promise<string>): Promise<void> {
  try {
    await goto(resolve('/play/[id]', { id: await make() }));
  } catch {
    notices.say(t('home.failed'));
  }
}

/** A new game that begins with the first n moves of this one; this one stays as it was. */
export const continueFrom = ({ record, session }: Pick<RunningGame, 'record' | 'session'>, n: number): Promise<void> =>
  goThere(() => copyOf({ record, rows: session.rows }, n));

/** What is whole of a damaged game, as a game of its own. */
export const openSound = (sound: GameState): Promise<void> => goThere(async () => (await continueSound(sound)).id);

/** The same people at the same table, another game. */
export const playAgain = ({ record, game }: RunningGame): Promise<void> =>
  goThere(async () => {
    const header = { ...record.header, rules: game.rules, seed: crypto.getRandomValues(new Int32Array(1))[0]! >>> 1 };
    const { seats, layout } = record;
    const summary = summaryOf(game, begin(game, configOf(header)).position);
    return (await createGame({ header, seats, layout, summary })).id;
  });
