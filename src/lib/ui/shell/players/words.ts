import { wordsIn } from '$lib/i18n';

/** The words of the players' page: home, which comes first, does not wait for them. */
const en = {
  'players.none': 'As soon as a game is finished, everyone who played it stands here.',
  'players.when': 'Which games count',
  'players.all': 'All games',
  'players.year': 'This year',
  'players.bots': 'The bots',
  'players.line': '{games#game}, {wins#won}',
  'noun.won': ['{n} won', '{n} won'],
  'players.games': 'games',
  'players.won': 'won',
  'players.share': 'of games',
  'players.row': 'in a row',
  'players.mean': 'average',
  'players.best': 'best',
  'players.curve': 'Points, game by game: {points}',
  'players.by.title': '{game}, by faction',
  'players.by.players': 'By number of players',
  'players.seats': '{n} players',
  'players.records': 'Records of the house',
  'players.record.highest': 'Highest, {game}',
  'players.record.lead': 'Clearest win, {game}',
  'players.record.points': '{points}, {name}',
  'players.record.ahead': '{points} ahead, {name}',
  'players.against': '{name} against',
  'players.met': '{name}: {before} times before, {behind} times behind',
  'players.working': 'Older games are being looked through …',
  'noun.game': ['{n} game', '{n} games']
} as const;

export type Word = keyof typeof en;

export const say = wordsIn<Record<Word, string | readonly [string, string]>>({
  en,
  fr: {
    'players.none': 'Dès qu’une partie est terminée, tous ceux qui l’ont jouée figurent ici.',
    'players.when': 'Quelles parties comptent',
    'players.all': 'Toutes',
    'players.year': 'Cette année',
    'players.bots': 'Les robots',
    'players.line': '{games#game}, {wins#won}',
    'noun.won': ['{n} gagnée', '{n} gagnées'],
    'players.games': 'parties',
    'players.won': 'gagnées',
    'players.share': 'des parties',
    'players.row': 'd’affilée',
    'players.mean': 'moyenne',
    'players.best': 'record',
    'players.curve': 'Points, partie après partie : {points}',
    'players.by.title': '{game}, par peuple',
    'players.by.players': 'Par nombre de joueurs',
    'players.seats': '{n} joueurs',
    'players.records': 'Records de la maison',
    'players.record.highest': 'Meilleur score, {game}',
    'players.record.lead': 'Victoire la plus nette, {game}',
    'players.record.points': '{points}, {name}',
    'players.record.ahead': '{points} d’avance, {name}',
    'players.against': 'Face à {name}',
    'players.met': '{name} : {before} fois devant, {behind} fois derrière',
    'players.working': 'Les parties plus anciennes sont en cours de lecture…',
    'noun.game': ['{n} partie', '{n} parties']
  }
});
