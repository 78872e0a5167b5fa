import type { Decision, Fact, Move, Seat } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import { geometry } from '$lib/games/terra-mystica/map';
import { holdings, withinJump } from '$lib/games/terra-mystica/rules/adjacency';
import type { SeatState, TmPosition } from '$lib/games/terra-mystica/state';

/** The seat whose faction a journey is about. */
export const HERO: Seat = 0;

/** One move of a game, with what was owed and what came of it. */
export interface Step {
  /** Who plays the faction. */
  readonly seat: Seat;
  readonly move: Move;
  /** The move before this one. */
  readonly last: Move | null;
  readonly before: TmPosition;
  readonly after: TmPosition;
  readonly facts: readonly Fact[];
}

type Shows = (step: Step) => boolean;

const me = ({ before, seat }: Step): SeatState => before.seats[seat]!;
const asked = ({ before }: Step): Decision => before.owed[0]!;
const fact = ({ facts, seat }: Step, kind: string, more: (fact: Fact) => boolean = () => true): boolean =>
  facts.some((one) => one.kind === kind && one.seat === seat && more(one));

const does =
  (kind: string, more: Shows = () => true): Shows =>
  (step) =>
    step.move.seat === step.seat && step.move.kind === kind && more(step);

/** Points of the faction's own, at least so many. */
const scores =
  (n: number): Shows =>
  (step) =>
    fact(step, 'points', (one) => one.source === 'faction' && Number(one.n) >= n);

const withStronghold = (step: Step): boolean => me(step).built.SH > 0;
const raises = (to: string): Shows => does('upgrade', ({ move }) => move.to === to);
const answers =
  (kind: string): Shows =>
  (step) =>
    asked(step).kind === kind;
const after =
  (kind: string, more: (last: Move) => boolean = () => true): Shows =>
  ({ last, seat }) =>
    last !== null && last.kind === kind && (kind === 'leech' || last.seat === seat) && more(last);

const all =
  (...list: Shows[]): Shows =>
  (step) =>
    list.every((shows) => shows(step));

const jumps: Shows = (step) => fact(step, 'jumped');

/** The carpet goes over two hexes. */
const flies: Shows = (step) => {
  const place = geometry(step.before.map);
  const to = place.at.get(String(step.move.hex))!;
  return jumps(step) && !holdings(step.before, step.seat).some((own) => withinJump(place, own, to, 2));
};

/** For the town that the last move founded over a river hex. */
const overRiver: Shows = ({ before, last }) => before.riverTowns.some(({ hex }) => hex === last?.hex);

const powerChanges: Shows = ({ before, after: then, seat }) =>
  String(before.seats[seat]!.power) !== String(then.seats[seat]!.power);

/** What only this faction does (section 12 of RULES.md), by a name of its own, and how a game shows it. */
export const ABILITIES: Readonly<Record<FactionId, Readonly<Record<string, Shows>>>> = {
  auren: {
    favour: does('takeFavour', (step) => withStronghold(step) && me(step).built.TE + me(step).built.SA === 0),
    steps: does('cultStep', (step) => asked(step).n === 2)
  },
  witches: {
    ride: does('build', answers('freeDwelling')),
    town: does('takeTown', scores(5))
  },
  alchemists: {
    buys: does('convert', ({ move }) => move.from === 'vp'),
    sells: does('convert', ({ move }) => move.to === 'vp'),
    stronghold: all(raises('SH'), powerChanges),
    spades: does('transform', (step) => withStronghold(step) && step.move.spades !== 0 && powerChanges(step))
  },
  darklings: {
    spades: does('transform', scores(2)),
    ordains: does('ordain', ({ move }) => Number(move.n) > 0)
  },
  halflings: {
    spades: does('transform', scores(1)),
    stronghold: does(
      'transform',
      (step) => asked(step).kind === 'spades' && asked(step).build === true && !asked(step).buy
    ),
    dig: does('advanceDig')
  },
  cultists: {
    stronghold: all(raises('SH'), scores(7)),
    taken: does('cultStep', after('leech')),
    declined: (step) => fact(step, 'allDeclined')
  },
  engineers: {
    bridge: does(
      'bridge',
      after('specialAction', ({ action }) => action === 'ACTE')
    ),
    passes: does('pass', scores(3))
  },
  dwarves: {
    tunnel: all(jumps, (step) => !withStronghold(step)),
    stronghold: all(jumps, withStronghold)
  },
  mermaids: {
    stronghold: all(raises('SH'), (step) => fact(step, 'shipping')),
    river: does('takeTown', overRiver)
  },
  swarmlings: {
    tradingPost: does('upgrade', answers('freeTradingPost')),
    town: does('takeTown')
  },
  'chaos-magicians': {
    last: does('place', ({ after: then }) => then.phase === 'setup.bonuses'),
    favours: does('takeFavour', after('takeFavour')),
    twice: (step) =>
      step.move.seat === step.seat && asked(step).double === true && step.before.deed.more === 0 && main(step)
  },
  giants: {
    spades: does('transform', answers('turn')),
    stronghold: does('transform', (step) => asked(step).kind === 'spades' && withStronghold(step) && !asked(step).buy)
  },
  fakirs: {
    carpet: all(jumps, (step) => !withStronghold(step)),
    stronghold: all(flies, withStronghold)
  },
  nomads: {
    three: does('place', (step) => me(step).built.D === 2),
    storm: does('transform', answers('sandstorm')),
    builds: does('build', (step) => asked(step).kind === 'dwelling' && step.last?.spades === 0)
  },
  'ice-maidens': {
    favour: does('takeFavour', ({ before }) => before.round === 0),
    passes: does('pass', scores(3))
  },
  yetis: {
    cheap: does('powerAction'),
    again: does('powerAction', ({ before, move }) => before.powerUsed.includes(move.action as never)),
    four: does('leech', (step) => Number(asked(step).amount) === 4)
  },
  acolytes: {
    volcano: (step) => fact(step, 'cultPaid'),
    spade: does('cultStep', (step) => asked(step).spade === true),
    priest: does('sendPriest', withStronghold)
  },
  dragonlords: {
    volcano: (step) => fact(step, 'tokensPaid'),
    spades: does('takeSpadeTokens'),
    stronghold: raises('SH')
  },
  shapeshifters: {
    taken: does('takeToken'),
    declined: (step) => fact(step, 'allDeclined'),
    power: does('shapeshift', ({ move }) => move.pay === 'power'),
    tokens: (step) => fact(step, 'tokensPaid')
  },
  riverwalkers: {
    unlocks: does('unlock', ({ move }) => move.terrain !== null),
    keeps: does('unlock', ({ move }) => move.terrain === null),
    bridge: does('bridge', after('upgrade')),
    bridges: does('bridge', after('bridge'))
  }
};

/** Conversions and the like are no action. */
function main({ move }: Step): boolean {
  return !game.moves[move.kind]!.free;
}

/** The abilities that a step shows. */
export const shownBy = (faction: FactionId, step: Step): string[] =>
  Object.entries(ABILITIES[faction])
    .filter(([, shows]) => shows(step))
    .map(([name]) => name);
