import type { Seat } from '$lib/kernel';
import { CHARACTER_IDS, CHARACTERS } from '../data';
import { around } from '../data/board';
import { cubesIn, cubesOn, has } from '../rules/goods';
import { prospects } from '../rules/light';
import { slotsToPay } from '../rules/payments';
import { planOf } from '../rules/turns';
import { score } from '../scoring';
import { COLOURS, SECTIONS, type CharacterId, type HeliosPosition, type SeatState } from '../state';
import type { Weights } from './weights';

/** The part of a seat's turns that is still to come. */
function turnsLeft(view: HeliosPosition): number {
  const { turns } = planOf(view);
  const later = turns.slice(view.round).reduce((sum, n) => sum + n, 0);
  const now = view.phase.startsWith('round.turn')
    ? (turns[view.round - 1] ?? 0) - view.turn.taken / view.seats.length
    : 0;
  const all = turns.reduce((sum, n) => sum + n, 0);
  return (later + Math.max(0, now)) / all;
}

/** How well a seat stands: its points if the game ended now, and what it can still make of what it has. */
export function future(view: HeliosPosition, seat: Seat, w: Weights): number {
  const me = view.seats[seat]!;
  const left = turnsLeft(view);
  const cubes = cubesOn(me.land);
  const colours = COLOURS.filter((colour) => cubes[colour] > 0).length;
  const speed = me.speed === 'inf' ? 8 : Math.min(me.speed, 8);
  const things =
    Math.min(cubesIn(me.land), 8) * w.cube +
    colours * w.colour +
    me.mana * w.mana +
    Math.min(me.mana, 3) * w.firstMana +
    speed * w.speed +
    Object.keys(me.land).length * w.token +
    SECTIONS.reduce((sum, section) => sum + me.tiles[section].length ** 2, 0) * w.tile +
    templeSites(me, w) +
    lasting(me, w);
  return (
    score(view).totals[seat]! +
    left * things +
    asleep(view, seat, w) +
    (left > 0 ? w.light * bestLight(view, seat, w) : 0)
  );
}

/** Temples, each as good as the tokens around it. */
function templeSites({ land }: SeatState, w: Weights): number {
  let sum = 0;
  for (const cell in land) {
    if (land[cell]!.temple) sum += w.temple * (1 + around(cell).filter((next) => land[next] !== undefined).length / 3);
  }
  return sum;
}

/** What buildings do again and again. */
const lasting = (me: SeatState, w: Weights): number =>
  (has(me, 'town-council') ? w.council * (1 + me.temples) : 0) +
  (has(me, 'watchtower') && me.speed !== 'inf' ? w.watchtower : 0) +
  (has(me, 'warehouse') ? w.warehouse : 0) +
  (has(me, 'citadel') ? w.citadel : 0) +
  (has(me, 'power-plant') ? w.plant : 0);

/** Recruits that sleep: what they would count, the nearer the cubes for them are. */
function asleep(view: HeliosPosition, seat: Seat, w: Weights): number {
  const me = view.seats[seat]!;
  let sum = 0;
  let courts = view.rounds - view.round + (view.phase.startsWith('round.court') && view.court.activated ? 0 : 1);
  for (const id of CHARACTER_IDS) {
    const { owner, active } = view.characters[id];
    if (owner !== seat || active || courts <= 0) continue;
    courts--;
    const ready = slotsToPay(CHARACTERS[id].activation, me) !== null;
    sum += worthAwake(view, seat, id) * (ready ? w.ready : w.recruit * Math.min(1, courts));
  }
  return sum;
}

/** What a character would add at the end, if it were awake. */
function worthAwake(view: HeliosPosition, seat: Seat, id: CharacterId): number {
  const awake = { ...view, characters: { ...view.characters, [id]: { owner: seat, active: true } } };
  return score(awake).totals[seat]! - score(view).totals[seat]!;
}

/** The best that the sun could do next. */
function bestLight(view: HeliosPosition, seat: Seat, w: Weights): number {
  let best = 0;
  for (const { points, cubes } of prospects(view, seat)) best = Math.max(best, points + cubes.length * w.cube);
  return best;
}
