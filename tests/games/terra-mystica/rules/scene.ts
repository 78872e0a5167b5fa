import { apply, options, preview, refuse } from '$lib/kernel';
import { game } from '$lib/games/terra-mystica';
import { FACTION } from '$lib/games/terra-mystica/factions';
import type { BonusId, Building, FactionId, Ground, HexId, ScoringId, Terrain } from '$lib/games/terra-mystica/ids';
import { kit } from '$lib/games/terra-mystica/kit';
import { geometry } from '$lib/games/terra-mystica/map';
import type { TmMove } from '$lib/games/terra-mystica/moves';
import { layOut } from '$lib/games/terra-mystica/rules/choosing';
import type { SeatState, TmPosition } from '$lib/games/terra-mystica/state';

export interface Scene {
  readonly factions: readonly FactionId[];
  /** Terrains picked at setup, by seat. */
  readonly terrains?: readonly (Terrain | null)[];
  /** Structures by hex: seat and kind. */
  readonly pieces?: Readonly<Record<HexId, readonly [seat: number, kind: Building]>>;
  readonly ground?: Readonly<Record<HexId, Ground>>;
  readonly seats?: readonly Partial<SeatState>[];
  readonly scoring?: readonly ScoringId[];
  readonly bonuses?: Partial<Record<BonusId, number>>;
  readonly round?: number;
  readonly options?: Readonly<Record<string, boolean | string>>;
  readonly map?: string;
  readonly position?: Partial<TmPosition>;
}

/** Tiles that score nothing of what most scenes do. */
const QUIET: readonly ScoringId[] = ['SCORE2', 'SCORE2', 'SCORE2', 'SCORE2', 'SCORE2', 'SCORE2'];

/** A position in the action phase, with seat 0 to move. */
export function scene(what: Scene): TmPosition {
  const players = what.factions.length;
  const map = what.map ?? 'base';
  const config = { players, options: { map, fireIceFactions: true, ...what.options }, seed: 1 };
  const { at } = geometry(map);
  const { position: start } = kit.change(game.setup(config), (draft) =>
    what.factions.forEach((faction, seat) => layOut(draft, seat, faction, 20))
  );
  const pieces = [...start.pieces];
  const ground = [...start.ground];
  const counted = what.factions.map(() => ({ D: 0, TP: 0, TE: 0, SH: 0, SA: 0 }));
  for (const [hex, to] of Object.entries(what.ground ?? {})) ground[at.get(hex)!] = to;
  for (const [hex, [seat, kind]] of Object.entries(what.pieces ?? {})) {
    pieces[at.get(hex)!] = { seat, kind, town: false };
    counted[seat]![kind]++;
  }
  const seats = start.seats.map((me, seat) => {
    const terrain = what.terrains?.[seat] ?? me.terrain;
    const unlocked = FACTION[me.faction!].land === 'river' && terrain ? [terrain] : [];
    return { ...me, terrain, unlocked, built: counted[seat]!, ...what.seats?.[seat] };
  });
  for (const me of seats) (me.points as Record<string, number>).start = me.vp;
  return {
    ...start,
    phase: 'round.actions',
    round: what.round ?? 1,
    order: seats.map((_, seat) => seat),
    active: 0,
    owed: [{ seat: 0, kind: 'turn' }],
    pieces,
    ground,
    seats,
    scoring: what.scoring ?? QUIET,
    bonuses: what.bonuses ?? { BON3: 1, BON5: 1, BON9: 1 },
    ...what.position
  };
}

/** Plays moves one after the other; an illegal one is an error. */
export function play(position: TmPosition, ...moves: TmMove[]): TmPosition {
  return moves.reduce((then, move) => {
    const played = apply(game, then, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played.refusal)}`);
    return played.position;
  }, position);
}

/** The key of the refusal, or null if the move is legal. */
export const why = (position: TmPosition, move: TmMove): string | null => refuse(game, position, move)?.key ?? null;

export const legal = (position: TmPosition, kind: TmMove['kind']): TmMove[] =>
  options(game, position)
    .map(({ move }) => move as TmMove)
    .filter((move) => move.kind === kind);

export const owes = (position: TmPosition): string[] => position.owed.map(({ seat, kind }) => `${seat} ${kind}`);

export const seat = (position: TmPosition, n = 0): SeatState => position.seats[n]!;

export const look = (position: TmPosition, move: TmMove) => preview(game, position, position.players, move);

export const on = (position: TmPosition, hex: HexId): Ground => position.ground[geometry(position.map).at.get(hex)!]!;

export const at = (position: TmPosition, hex: HexId) => position.pieces[geometry(position.map).at.get(hex)!];
