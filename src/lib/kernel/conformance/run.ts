import type { Game, GameConfig, GameMeta, Options } from '../game';
import { hashOf } from '../json';
import { headerFor } from '../log';
import { options } from '../play';
import type { Fact, Move, Position } from '../position';
import { dice as newDice, type Dice } from '../random';
import { Session } from '../session';
import { readOptions } from '../settings';
import { HEAVY_CHECKS, LIGHT_CHECKS } from './checks';
import { freeze } from './freeze';
import { newReport, type MissingText, type Report } from './report';

export interface ConformanceRun {
  readonly config: GameConfig;
  readonly missingText: MissingText;
  /** The dear checks are asked at one position in this many. */
  readonly heavyEvery?: number;
  /** A game that is longer than this is cut off (and is a complaint unless `cut` is fine). */
  readonly most?: number;
  readonly mayBeCut?: boolean;
}

/** Plays one random game to its end and asks at every position whether the game keeps the kernel's promises. */
export function conform<P extends Position>(game: Game<P>, run: ConformanceRun, report: Report = newReport()): Report {
  const { config, missingText, heavyEvery = 4, most = 5000 } = run;
  const dice = newDice(config.seed + 1);
  const session = Session.start(game, headerFor(game, config));
  const hashes = [hashOf(session.position)];
  const earlier: Move[] = [];
  const complain = (what: string) => {
    const where = `${game.meta.id}, ${config.players} seats, seed ${config.seed}, move ${session.length}, ${session.position.phase}`;
    if (report.problems.length < 20) report.problems.push(`${where}: ${what}`);
  };

  const ask = (heavy: boolean) => {
    const position = freeze(session.position);
    const listed = options(game, position);
    const scene = { game, players: config.players, position, listed, earlier, dice, report, missingText, complain };
    for (const check of heavy ? [...LIGHT_CHECKS, ...HEAVY_CHECKS] : LIGHT_CHECKS) check(scene);
    return listed;
  };

  while (!session.over && session.length < most && report.problems.length === 0) {
    const listed = ask(session.length % heavyEvery === 0);
    if (listed.length === 0) break;
    const { move } = dice.pick(listed);
    const played = session.play(move);
    if (!played.ok) break;
    describeFacts(played.facts, missingText, report, complain);
    hashes.push(hashOf(session.position));
    earlier.push(move);
  }
  if (report.problems.length > 0) return report;
  if (session.over) ask(true);
  else if (!run.mayBeCut) complain(`the game does not end within ${most} moves`);
  report.moves += session.length;
  backAndForth(session, hashes, complain);
  return report;
}

function describeFacts(
  facts: readonly Fact[],
  missingText: MissingText,
  report: Report,
  complain: (what: string) => void
): void {
  for (const fact of facts) {
    report.seen.fact.add(fact.kind);
    const missing = missingText(`fact.${fact.kind}`, fact);
    if (missing !== null) complain(missing);
  }
}

/** Undo to the beginning and forward again: every position must come back as it was. */
function backAndForth<P extends Position>(
  session: Session<P>,
  hashes: readonly string[],
  complain: (what: string) => void
): void {
  while (session.length > 0) {
    if (!session.undo(true).ok) return complain('a step back is refused');
    if (hashOf(session.position) !== hashes[session.length])
      return complain(`undo to ${session.length} is not what was`);
  }
  while (session.canRedo) {
    if (!session.redo().ok) return complain('a step forward again is refused');
    if (hashOf(session.position) !== hashes[session.length])
      return complain(`redo to ${session.length} is not what was`);
  }
  if (session.length !== hashes.length - 1) complain('redo does not lead back to the end');
}

/** Any legal set of options: for trying a game in all its variants. */
export function anyOptions(meta: GameMeta, players: number, dice: Dice): Options {
  const raw = meta.options
    .filter((spec) => !spec.imported)
    .map((spec) => {
      switch (spec.type) {
        case 'switch':
          return [spec.key, dice.int(0, 1) === 1];
        case 'choice':
          return [spec.key, dice.pick(spec.choices).value];
        case 'number':
          return [spec.key, dice.int(spec.min, spec.max)];
      }
    });
  return readOptions(meta, Object.fromEntries(raw), players);
}
