import { dice, headerFor, options, replay, Session, type Move } from '$lib/kernel';
import { toy, type Toy } from '../kernel/toy';
import { ms, perSecond, quantile, timed, type Figure } from './measure';

/** A game of pebbles that is as long as one wants: no other game has a thousand moves. */
function longGame(length: number): Session<Toy> {
  const config = { players: 3, options: { heap: 99_999, dice: true, side: 'a' }, seed: 1 };
  const session = Session.start(toy, headerFor(toy as never, config));
  const chance = dice(1);
  while (session.length < length) session.play(chance.pick(options(toy, session.position)).move);
  return session;
}

/** Taking one move back and playing it again, many times over. */
const undoTimes = (session: Session<Toy>): number[] =>
  timed(200, () => {
    session.undo(true);
    session.redo();
  });

/** What the corridor of a move costs by itself, without a game's own rules. */
export function kernelFigures(): Figure[] {
  const long = longGame(1010);
  const moves: readonly Move[] = long.rows.map((row) => row.move);
  const thousand = moves.slice(0, 1000);
  const replays = timed(20, () => void replay(toy, long.header, thousand));
  const resumes = timed(20, () => void Session.resume(toy, { header: long.header, rows: long.rows.slice(0, 1000) }));
  const undo = (length: number) => ms(quantile(undoTimes(longGame(length)), 0.5));
  return [
    { what: 'moves through apply and phases', figure: perSecond(1000 / (quantile(replays, 0.5) / 1000)) },
    { what: 'replay of 1,000 moves', figure: ms(quantile(replays, 0.5)) },
    { what: 'taking up a log of 1,000 moves', figure: ms(quantile(resumes, 0.5)), note: 'with its running hash' },
    { what: 'undo and redo at move 10', figure: undo(10) },
    { what: 'undo and redo at move 1,000', figure: undo(1000), note: '24 moves after a kept position' },
    { what: 'undo and redo at move 1,010', figure: undo(1010), note: '9 moves after a kept position, as at move 10' }
  ];
}
