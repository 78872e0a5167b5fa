import type { GameMeta } from '$lib/kernel';
import { entryOf } from '$lib/games';
import { list, spoken, t } from '$lib/i18n';
import type { GameRecord } from '$lib/store/types';

/** What a card says of a game. Each is a sentence of the interface and follows the language. */

export const gameName = (record: GameRecord): string => {
  const entry = entryOf(record.header.game);
  return entry === undefined ? t('home.unknown') : spoken(entry.meta.name);
};

const named = (record: GameRecord, seats: readonly number[]): string =>
  list(seats.map((seat) => record.seats[seat]?.name ?? t('new.player', { n: seat + 1 })));

/** Who decides. One person among bots is "you". */
export function nextLine(record: GameRecord): string {
  const isPerson = (seat: number) => record.seats[seat]?.kind === 'person';
  const people = record.next.filter(isPerson);
  if (people.length === 0) return record.next.length === 0 ? '' : t('home.bot', { who: named(record, record.next) });
  if (record.seats.filter((seat) => seat.kind === 'person').length === 1) return t('home.you');
  return t(people.length === 1 ? 'home.decides' : 'home.decide', { who: named(record, people) });
}

export function roundLine(record: GameRecord): string {
  if (record.length === 0) return t('home.begun');
  if (record.round < 1) return t('home.preparing');
  return record.rounds === null
    ? t('home.round', { n: record.round })
    : t('home.roundOf', { n: record.round, of: record.rounds });
}

const best = (record: GameRecord): number => record.scores[record.winners[0] ?? 0] ?? 0;

export function winnerLine(record: GameRecord): string {
  if (record.winners.length === 0) return t('common.nobodyWins');
  const who = named(record, record.winners);
  return t(record.winners.length === 1 ? 'home.winner' : 'home.winners', { who, n: best(record) });
}

export const lastWonLine = (record: GameRecord): string =>
  record.winners.length === 0
    ? t('common.nobodyWins')
    : t('home.won', { who: named(record, record.winners), n: best(record) });

export const playersLine = ({ players: { min, max } }: GameMeta): string =>
  min === max ? t('home.playersExact', { n: min }) : t('home.players', { min, max });

/** Up to an hour in minutes, then in hours. */
export function lengthLine({ minutes }: GameMeta): string {
  if (minutes < 55) return t('home.minutes', { n: minutes });
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? t('home.hour') : t('home.hours', { n: hours });
}

/** The games still being played, the newest first, and those that are over. */
export function sorted(records: readonly GameRecord[]): {
  readonly playing: readonly GameRecord[];
  readonly finished: readonly GameRecord[];
} {
  const byTouch = [...records].sort((a, b) => b.touched - a.touched);
  return { playing: byTouch.filter((record) => !record.over), finished: byTouch.filter((record) => record.over) };
}
