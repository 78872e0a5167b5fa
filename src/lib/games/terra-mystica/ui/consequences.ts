import type { Fact, Seat } from '$lib/kernel';
import type { Consequence, GameUi } from '$lib/play/game-ui';
import { factionOf } from '../factions';
import type { SpecialActionId } from '../ids';
import { incomeOf } from '../rules/income';
import { reachOf } from '../rules/reach';
import { refuseOwner } from '../rules/specials';
import { groupOf, inTown, powerNeeded } from '../rules/towns';
import type { TmPosition } from '../state';
import { ACTIONS } from './icons';

/** What a move leads to: next round's income, the way to a town, the action and the land it opens. */
export const leadsTo = (before: TmPosition, after: TmPosition, seat: Seat): readonly Consequence[] =>
  before.seats[seat]!.faction === null
    ? []
    : [...income(before, after, seat), ...towards(before, after, seat), ...opens(before, after, seat)];

const INCOME = { coins: 'C', workers: 'W', priests: 'P', power: 'PW' } as const;

/** Nothing comes after the last round. */
function income(before: TmPosition, after: TmPosition, seat: Seat): Consequence[] {
  if (before.round >= 6 || before.seats[seat]!.bonus !== after.seats[seat]!.bonus) return [];
  const [was, is] = [incomeOf(before, seat), incomeOf(after, seat)];
  const goods = Object.keys(INCOME) as (keyof typeof INCOME)[];
  const amounts = goods.map((good) => ({ name: INCOME[good], n: is[good] - was[good] })).filter(({ n }) => n !== 0);
  return amounts.length === 0 ? [] : [{ label: { key: 'leads.income' }, amounts }];
}

/** The group that a new structure joins, until it is a town. */
function towards(before: TmPosition, after: TmPosition, seat: Seat): Consequence[] {
  const changed = after.pieces.findIndex((piece, n) => piece?.seat === seat && piece.kind !== before.pieces[n]?.kind);
  if (changed < 0) return [];
  const group = groupOf(after, seat, changed);
  const known = group.filter((n) => before.pieces[n]?.seat === seat);
  if (inTown(before, known)) return [];
  const { buildings } = factionOf(after.seats[seat]!);
  const power = (position: TmPosition, hexes: readonly number[]) =>
    hexes.reduce((sum, n) => sum + buildings[position.pieces[n]!.kind].value, 0);
  const of = powerNeeded(after.seats[seat]!);
  return [{ label: { key: 'leads.town' }, meter: { before: power(before, known), after: power(after, group), of } }];
}

function opens(before: TmPosition, after: TmPosition, seat: Seat): Consequence[] {
  const found: Consequence[] = [];
  const { action } = factionOf(after.seats[seat]!);
  if (action !== undefined && isNew(before, after, seat, action)) {
    found.push({
      label: { key: 'leads.action' },
      icon: ACTIONS[action],
      text: { key: `action.${action}` }
    });
  }
  const n = count(after, seat) - count(before, seat);
  if (n > 0) found.push({ label: { key: 'leads.reach' }, text: { key: 'leads.reach.n', params: { n } } });
  return found;
}

const isNew = (before: TmPosition, after: TmPosition, seat: Seat, action: SpecialActionId): boolean =>
  refuseOwner(before, seat, action) !== null && refuseOwner(after, seat, action) === null;

/** Free land that a dwelling could come to. */
const count = (position: TmPosition, seat: Seat): number =>
  reachOf(position, seat).reduce((sum, how, n) => sum + (how !== 0 && position.pieces[n] === null ? 1 : 0), 0);

/** Points are told with their source. */
export const reason: NonNullable<GameUi['reason']> = ({ kind, n, source }: Fact) =>
  kind === 'points' && typeof n === 'number' && typeof source === 'string'
    ? { name: 'VP', n, why: { key: `score.${source}` } }
    : null;
