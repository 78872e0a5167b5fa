import { entryOf } from '$lib/games';
import { Session, viewOf, type Position } from '$lib/kernel';
import { openGame, type GameRecord, type GameState } from '$lib/store';
import { uiOf } from '$lib/ui/games';
import type { GameUi } from '$lib/play/game-ui';

/** What everyone at the table may see of a game, with the means to draw it. */
interface Shown {
  readonly Miniature: GameUi['Miniature'];
  readonly view: Position;
}

/** `whole` is false where part of the game is damaged: the picture then shows what is sound. */
export type Seen = { readonly shown: Shown | null; readonly whole: boolean };

const seen = new Map<string, Promise<Seen>>();
const KEEP = 60;

/** The picture of a game as it stands. The same position is worked out once. */
export function pictureOf(record: GameRecord): Promise<Seen> {
  const key = `${record.id} ${record.head}`;
  let picture = seen.get(key);
  if (picture === undefined) {
    picture = draw(record).catch(() => ({ shown: null, whole: true }));
    seen.set(key, picture);
    if (seen.size > KEEP) seen.delete(seen.keys().next().value!);
  }
  return picture;
}

async function draw(record: GameRecord): Promise<Seen> {
  const entry = entryOf(record.header.game);
  if (entry === undefined) return { shown: null, whole: true };
  const [opened, game, ui] = await Promise.all([openGame(record.id), entry.load(), uiOf(entry.meta.id)]);
  const state: GameState | undefined = opened.ok ? opened.state : opened.sound;
  const whole = opened.ok || opened.why !== 'damaged';
  if (state === undefined) return { shown: null, whole };
  const { position } = Session.resume(game, { header: state.record.header, rows: state.rows }, state.snapshot);
  return { shown: { Miniature: ui.Miniature, view: viewOf(game, position, null) }, whole };
}
