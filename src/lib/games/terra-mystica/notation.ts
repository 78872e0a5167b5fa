import type { Json, Notation } from '$lib/kernel';
import type { TmPosition } from './state';

/** A move as one line: its kind, then its own fields as `name:value`. */
export const notation: Notation<TmPosition> = {
  write: ({ kind, seat: _seat, ...fields }) =>
    [kind, ...Object.entries(fields).map(([name, value]) => `${name}:${JSON.stringify(value)}`)].join(' '),
  read(text, _position, seat) {
    const [kind, ...fields] = text.split(' ');
    const values: Record<string, Json> = {};
    for (const field of fields) {
      const colon = field.indexOf(':');
      if (colon < 0) return null;
      try {
        values[field.slice(0, colon)] = JSON.parse(field.slice(colon + 1)) as Json;
      } catch {
        return null;
      }
    }
    return { kind: kind!, seat, ...values };
  }
};
