import { describe, expect, it } from 'vitest';
import type { Params } from '$lib/i18n';
import type { OpenedTable } from '$lib/play/open';
import { PlayController } from '$lib/play/controller.svelte';
import { MoveUis } from '$lib/play/move-ui';
import { questionOf, shared } from '$lib/play/question';
import { tableAt, ui } from './table-at';

/** Clearings as if the hut were taken up first, and then set down. */
const twoPlaces: OpenedTable['ui'] = {
  ...ui,
  moves: new MoveUis([
    { kind: 'settle', icon: '', places: (move) => (typeof move['place'] === 'string' ? ['hut', move['place']] : []) }
  ])
};

async function deskThatSays(...keys: string[]) {
  const texts = {
    has: (key: string) => keys.includes(key),
    say: (key: string, params: Params) => `${key} ${String(params['kind'])}`
  } as unknown as OpenedTable['texts'];
  const { running } = await tableAt('pp');
  const controller = new PlayController(running, twoPlaces, texts);
  controller.play(true);
  return controller;
}

describe('the line under the question', () => {
  it('names what the next place is for, in the words of the move', async () => {
    const controller = await deskThatSays('move.settle.next', 'decision.settle.next', 'decision.settle.help');
    expect(questionOf(controller).help).toBe('decision.settle.help settle');
    controller.tap('hut');
    expect(questionOf(controller).help).toBe('move.settle.next settle');
  });

  it('falls back on the words of the decision', async () => {
    const controller = await deskThatSays('decision.settle.next', 'decision.settle.help');
    controller.tap('hut');
    expect(questionOf(controller).help).toBe('decision.settle.next settle');
  });

  it('knows what the moves that are left have in common', () => {
    const moves = [
      { kind: 'create', seat: 1, source: 'black', cell: '0,0' },
      { kind: 'create', seat: 1, source: 'black', cell: '1,0' }
    ];
    expect(shared(moves)).toEqual({ kind: 'create', seat: 1, source: 'black' });
  });
});
