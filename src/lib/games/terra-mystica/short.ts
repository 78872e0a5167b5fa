import type { Json, Move, Notation } from '$lib/kernel';
import type { TmPosition } from './state';

/** A move as one line: its kind, then its own fields as `name:value`. */
export const short: Notation<TmPosition> = {
  write: ({ kind, seat: _seat, ...fields }) =>
    [kind, ...Object.entries(fields).map(([name, value]) => `${name}:${JSON.stringify(value)}`)].join(' '),
  read(text, _position, seat) {
    const [kind, ...fields] = text.split(' ');
    const move: Record<string, Json> = { kind: kind!, seat };
    for (const field of fields) {
      const colon = field.indexOf(':');
      if (colon < 0) return null;
      try {
        move[field.slice(0, colon)] = JSON.parse(field.slice(colon + 1)) as Json;
      } catch {
        return null;
      }
    }
    return move as unknown as Move;
  }
};
