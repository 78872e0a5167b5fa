import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { CHARACTER_IDS, CHARACTERS } from '../data';
import { ask, put, tell, type Draft } from '../draft';
import type { CharacterId, CharacterState, HeliosPosition } from '../state';
import { askBonusCube } from './bonus-cube';
import { gainAtOnce } from './goods';
import { clockwise } from './order';
import { slotsToPay } from './payments';

/** The most mana begins; of equals whoever comes first from the dragon on (HE 10). */
export function openCourt(d: Draft): void {
  const { seats, first } = d.position;
  const order = clockwise(first, seats.length);
  const most = Math.max(...seats.map(({ mana }) => mana));
  const seat = order.find((each) => seats[each]!.mana === most)!;
  put(d, { court: { seat, recruited: false, activated: false, ended: false, passes: 0 } });
  tell(d, 'court', { seat });
}

/** A turn goes on while something can be done in it; who can do nothing is passed over. */
export function askCharacter(d: Draft): void {
  const { court, seats } = d.position;
  const players = seats.length;
  let { seat, passes } = court;
  const acted = court.recruited || court.activated;
  if (acted && !court.ended && canAct(d.position, seat)) return ask(d, { seat, kind: 'character' });
  if (acted || court.ended) {
    passes = acted ? 0 : passes + 1;
    seat = (seat + 1) % players;
  }
  for (; passes < players; passes++, seat = (seat + 1) % players) {
    put(d, { court: { seat, recruited: false, activated: false, ended: false, passes } });
    if (canAct(d.position, seat)) return ask(d, { seat, kind: 'character' });
  }
  put(d, { court: { seat, recruited: false, activated: false, ended: false, passes } });
}

export const courtIsOver = ({ court, seats }: HeliosPosition): boolean => court.passes >= seats.length;

const canAct = (position: HeliosPosition, seat: Seat): boolean =>
  CHARACTER_IDS.some((id) => noRecruit(position, seat, id) === null || noActivation(position, seat, id) === null);

export function noRecruit(position: HeliosPosition, seat: Seat, character: CharacterId): Refusal | null {
  if (position.court.recruited) return refusal('recruit.once', 'HE 10');
  if (position.characters[character].owner !== null) return refusal('recruit.taken', 'HE 10', { character });
  const [needs, owned] = [CHARACTERS[character].mana, position.seats[seat]!.mana];
  return owned < needs ? refusal('recruit.mana', 'HE 10', { needs, has: owned }) : null;
}

export function noActivation(position: HeliosPosition, seat: Seat, character: CharacterId): Refusal | null {
  const { owner, active } = position.characters[character];
  if (position.court.activated) return refusal('activate.once', 'HE 10');
  if (owner !== seat) return refusal('activate.owner', 'HE 10', { character });
  if (active) return refusal('activate.active', 'HE 10', { character });
  const slots = slotsToPay(CHARACTERS[character].activation, position.seats[seat]!);
  return slots === null ? refusal('price.cubes', 'HE 7.4') : null;
}

export const putCharacter = (d: Draft, id: CharacterId, character: CharacterState): void =>
  put(d, { characters: { ...d.position.characters, [id]: character } });

/** Paid for: the day side up, speed and mana at once, then the bonus cube. */
export function finishCharacter(d: Draft, seat: Seat, character: CharacterId): void {
  const { gain } = CHARACTERS[character];
  putCharacter(d, character, { owner: seat, active: true });
  tell(d, 'activate', { seat, character });
  gainAtOnce(d, seat, gain);
  if (gain.cubes > 0) askBonusCube(d, seat, null);
}
