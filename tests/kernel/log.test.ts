import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  chain,
  dice,
  firstDamaged,
  hash,
  headerFor,
  options,
  replay,
  Session,
  type Game,
  type Move
} from '$lib/kernel';
import { toy, toyConfig } from './toy';

const header = headerFor(toy as unknown as Game, toyConfig(2, 12));

/** A whole random game. */
export function played(seed: number): Session<ReturnType<typeof toy.setup>> {
  const choose = dice(seed);
  const session = Session.start(toy, headerFor(toy as unknown as Game, toyConfig(2, 12, seed)));
  while (!session.over) session.play(choose.pick(options(toy, session.position)).move);
  return session;
}

describe('canonical JSON', () => {
  it('spells equal values alike, whatever the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    fc.assert(
      fc.property(
        fc.json(),
        (text) => canonical(JSON.parse(text)) === canonical(JSON.parse(canonical(JSON.parse(text))))
      )
    );
  });
  it('refuses numbers that JSON cannot hold', () => {
    expect(() => canonical({ n: NaN })).toThrow(TypeError);
  });
});

describe('the hash', () => {
  it('is the same on every engine', () => {
    expect(hash('')).toMatchInlineSnapshot(`"488bdcb81aee8d83"`);
    expect(hash('Plateau, été')).toMatchInlineSnapshot(`"fd39f5b106b3bee0"`);
  });
  it('tells apart texts that differ in one character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, at) => {
        const i = at % text.length;
        const other = text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1);
        return hash(text) !== hash(other);
      })
    );
  });
});

describe('the log', () => {
  it('replays to the same position', () => {
    const session = played(3);
    const again = replay(
      toy,
      session.header,
      session.rows.map((row) => row.move)
    );
    expect(again).toEqual({ ok: true, position: session.position });
  });

  it('names the first damaged row, whatever was done to it', () => {
    const { log } = played(5);
    expect(firstDamaged(log)).toBeNull();
    fc.assert(
      fc.property(fc.nat(log.rows.length - 1), fc.constantFrom('move', 'hash', 'gone', 'twice'), (n, damage) => {
        const rows = [...log.rows];
        const row = rows[n]!;
        if (damage === 'move') rows[n] = { ...row, move: { ...row.move, n: 77 } };
        if (damage === 'hash') rows[n] = { ...row, hash: 'f'.repeat(16) };
        if (damage === 'gone') rows.splice(n, 1);
        if (damage === 'twice') rows.splice(n, 0, row);
        const first = firstDamaged({ header: log.header, rows });
        // A row lost at the very end leaves a whole, shorter log.
        return damage === 'gone' && n === log.rows.length - 1
          ? first === null
          : first === (damage === 'twice' ? n + 1 : n);
      })
    );
  });

  it('covers the header too', () => {
    const { log } = played(5);
    expect(firstDamaged({ ...log, header: { ...log.header, seed: 6 } })).toBe(0);
  });

  it('says which move the rules refuse', () => {
    const moves: Move[] = [
      { kind: 'bid', seat: 0, n: 1 },
      { kind: 'take', seat: 0, n: 1 }
    ];
    expect(replay(toy, header, moves)).toMatchObject({ ok: false, row: 1, refusal: { key: 'kernel.notAsked' } });
    expect(chain(header, moves)).toHaveLength(2);
  });
});
