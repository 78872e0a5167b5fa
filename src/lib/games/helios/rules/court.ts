import type { Refusal, Seat } from '$lib/kernel';
import { CHARACTER_IDS, CHARACTERS } from '../data';
import { kit, type Draft } from '../kit';
import type { CharacterId, CharacterState, HeliosPosition } from '../state';
import { askBonusCube } from './bonus-cube';
import { gainAtOnce } from './goods';
import { clockwise } from './order';
import { slotsToPay } from './payments';

/** A turn in which nothing was done yet. */
const freshTurn = (seat: Seat, passes: number): HeliosPosition['court'] => ({
  seat,
  recruited: false,
  activated: false,
  ended: false,
  passes
});

/** The most mana begins; of equals whoever comes first from the dragon on (HE 10). */
export function openCourt(draft: Draft): void {
  const { seats, first } = draft.p;
  const order = clockwise(first, seats.length);
  const most = Math.max(...seats.map(({ mana }) => mana));
  const seat = order.find((each) => seats[each]!.mana === most)!;
  draft.p.court = freshTurn(seat, 0);
  draft.tell('court', { seat });
}

/** A turn goes on while something can be done in it; who can do nothing is passed over. */
export function askCharacter(draft: Draft): void {
  const { court, seats } = draft.p;
  const players = seats.length;
  let { seat, passes } = court;
  const acted = court.recruited || court.activated;
  if (acted && !court.ended && canAct(draft.p, seat)) return draft.ask({ seat, kind: 'character' });
  if (acted || court.ended) {
    passes = acted ? 0 : passes + 1;
    seat = (seat + 1) % players;
  }
  for (; passes < players; passes++, seat = (seat + 1) % players) {
    draft.p.court = freshTurn(seat, passes);
    if (canAct(draft.p, seat)) return draft.ask({ seat, kind: 'character' });
  }
  draft.p.court = freshTurn(seat, passes);
}

export const courtIsOver = ({ court, seats }: HeliosPosition): boolean => court.passes >= seats.length;

const canAct = (position: HeliosPosition, seat: Seat): boolean =>
  CHARACTER_IDS.some(
    (id) => refuseRecruit(position, seat, id) === null || refuseActivation(position, seat, id) === null
  );

export function refuseRecruit(position: HeliosPosition, seat: Seat, character: CharacterId): Refusal | null {
  if (position.court.recruited) return kit.refuse('recruit.once', 'HE 10');
  if (position.characters[character].owner !== null) return kit.refuse('recruit.taken', 'HE 10', { character });
  const [needs, owned] = [CHARACTERS[character].mana, position.seats[seat]!.mana];
  return owned < needs ? kit.refuse('recruit.mana', 'HE 10', { needs, has: owned }) : null;
}

export function refuseActivation(position: HeliosPosition, seat: Seat, character: CharacterId): Refusal | null {
  const { owner, active } = position.characters[character];
  if (position.court.activated) return kit.refuse('activate.once', 'HE 10');
  if (owner !== seat) return kit.refuse('activate.owner', 'HE 10', { character });
  if (active) return kit.refuse('activate.active', 'HE 10', { character });
  const slots = slotsToPay(CHARACTERS[character].activation, position.seats[seat]!);
  return slots === null ? kit.refuse('price.cubes', 'HE 7.4') : null;
}

export const putCharacter = (draft: Draft, id: CharacterId, character: CharacterState): void => {
  draft.p.characters = { ...draft.p.characters, [id]: character };
};

/** Paid for: the day side up, speed and mana at once, then the bonus cube. */
export function finishCharacter(draft: Draft, seat: Seat, character: CharacterId): void {
  const { gain } = CHARACTERS[character];
  putCharacter(draft, character, { owner: seat, active: true });
  draft.tell('activate', { seat, character });
  gainAtOnce(draft, seat, gain);
  if (gain.cubes > 0) askBonusCube(draft, seat, null);
}
