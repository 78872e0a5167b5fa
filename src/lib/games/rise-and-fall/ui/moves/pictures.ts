import type { Move } from '$lib/kernel';
import type { Badge } from '$lib/ui/game-ui';
import { GUILD_FIGURES } from '../../data';
import { conversionPrice } from '../../rules/conversion';
import type { Card, Cell, PieceType, RafPosition } from '../../state';
import { goldOf, yieldAt } from './income';

/** What comes to stand there. */
function made(move: Move): PieceType | undefined {
  switch (move.kind) {
    case 'deploy':
      return move['piece'] as PieceType;
    case 'buildCity':
      return 'city';
    case 'buildTemple':
      return 'temple';
    case 'buildShip':
      return 'ship';
    case 'grow':
      return 'nomad';
    case 'educate':
    case 'transform':
      return move['into'] as PieceType;
    case 'convert':
    case 'attack':
      return move['target'] as PieceType;
    default:
      return undefined;
  }
}

/** The sprite of this very move. */
export function picture(move: Move): string | undefined {
  if (move.kind === 'card' || move.kind === 'buyBack') return `rf-${String(move['card'])}`;
  if (move.kind === 'decline') return `rf-${(move['cards'] as Card[])[0] ?? 'decline'}`;
  if (move.kind === 'guilds') return `gu-${String(move['keep'] ?? move['pass'] ?? 'doppelgangers')}`;
  if (move.kind === 'swap') return `gu-${String(move['guild'])}`;
  if (move.kind === 'bankTrade') return String(move['deal']).endsWith('Wood') ? 'rf-wood' : 'rf-stone';
  if (move.kind === 'exchange') return move['give'] === 'wood' ? 'rf-stone' : 'rf-wood';
  if (move.kind === 'steal') return `rf-${String(move['take'])}`;
  const piece = made(move);
  return piece && `rf-${piece}`;
}

const gold = (n: number): Badge => ({ icon: 'rf-gold', text: `${n > 0 ? '+' : '−'}${Math.abs(n)}` });

/** On a lit cell: what would stand there, what it would bring, or what it would cost. */
export function badge(move: Move, _change: unknown, view: RafPosition): Badge | null | undefined {
  switch (move.kind) {
    case 'tile':
    case 'lift':
    case 'move':
      return null;
    case 'deploy':
      return undefined;
    case 'convert':
      return gold(-(conversionPrice(view, move.seat, move['target'] as PieceType) ?? 0));
    case 'attack':
      return gold(-GUILD_FIGURES.attack);
    case 'tax':
    case 'trade':
    case 'tithe':
    case 'prospect':
    case 'piracy': {
      const n = goldOf(move, view);
      return n ? gold(n) : undefined;
    }
    case 'produce': {
      const found = yieldAt(view, move.seat, move['from'] as Cell);
      return found && { icon: `rf-${found.what}`, text: `+${found.n}` };
    }
    case 'steal':
      return { icon: `rf-${String(move['take'])}`, text: '+1' };
    default: {
      const piece = made(move);
      return piece && { icon: `rf-${piece}`, text: '', colour: 'var(--rf-mine, currentColor)' };
    }
  }
}
