import { engineOf } from '$lib/games/engines';
import { format } from '$lib/i18n/format';
import { en } from '$lib/i18n/messages/en';
import { accept, type AcceptedGame } from '$lib/store/files/accept';
import { Refused } from '$lib/store/files/format';
import { parse } from '$lib/store/files/parse';
import { textOf } from './arguments';
import { Complaint } from './command';

/** The games of an exported file, checked to the last move by the same door as in the app. */
export async function gamesIn(file: string): Promise<readonly AcceptedGame[]> {
  try {
    return (await accept(parse(textOf(file)), async (id) => engineOf(id))).games;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { key, params } = error.refusal;
    throw new Complaint(`${file}: ${format(en, 'en', key, params)}`);
  }
}
