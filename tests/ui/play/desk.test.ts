import { describe, expect, it } from 'vitest';
import { awaited, COVERED, viewOf } from '$lib/kernel';
import { PlayController } from '$lib/play/controller.svelte';
import { tableAt, texts, ui } from './table-at';

async function deskAt(kinds: string, layout: 'table' | 'pass') {
  const { running } = await tableAt(kinds, layout);
  const controller = new PlayController(running, ui, texts);
  controller.play(true);
  return controller;
}

/** Everyone settles: a lit place is tapped and confirmed. */
async function settle(controller: PlayController): Promise<void> {
  while (controller.decision?.kind === 'settle') {
    controller.tap(controller.picker.targets[0]!.place);
    await controller.confirm();
  }
}

describe('the controller', () => {
  it('picks, shows the price, goes back, and plays only what is confirmed', async () => {
    const controller = await deskAt('pp', 'table');
    const first = controller.focus;
    const { place } = controller.picker.targets[0]!;
    controller.tap(place);
    expect(controller.picker.ready).toMatchObject([{ kind: 'settle', place }]);
    expect(controller.picker.preview?.rule).toBe('CL 2.4');
    controller.picker.back();
    expect(controller.picker.ready).toBeNull();
    expect(controller.running.n).toBe(0);
    controller.tap(place);
    await controller.confirm();
    expect(controller.running.savedN).toBe(1);
    expect(controller.focus).not.toBe(first);
    expect(controller.did).toEqual(['select', 'select', 'confirm']);
    expect(controller.touch).toMatchObject({ last: [place], mover: first });
  });

  it('leads to what a chosen action lights before it lets the action go', async () => {
    const controller = await deskAt('pp', 'table');
    const { chip } = controller.picker.picking;
    let away = true;
    controller.bring = () => away;
    controller.choose(chip!);
    expect(controller.did).toEqual([]);
    away = false;
    controller.choose(chip!);
    expect(controller.did).toEqual(['select']);
  });

  it('answers a tap on what is not legal with its reason, and changes nothing', async () => {
    const controller = await deskAt('pp', 'table');
    const lit = new Set(controller.picker.targets.map((target) => target.place));
    const land = Object.keys((controller.view as unknown as { land: Record<string, string> }).land);
    controller.tap(land.find((place) => !lit.has(place))!);
    expect(controller.picker.why?.refusal.rule).toMatch(/^CL /);
    expect(controller.picker.ready).toBeNull();
    expect(controller.running.n).toBe(0);
  });

  it('hands the device round for a secret, and shows each person only her own', async () => {
    const controller = await deskAt('pp', 'pass');
    await settle(controller);
    const [one, two] = awaited(controller.running.position) as [number, number];
    expect(controller.handOver).toBe(one);
    expect(controller.picker.options).toEqual([]);
    controller.claim(one);
    expect(controller.looks).toBe(one);
    controller.picker.mean([{ kind: 'task', seat: one, task: 'feast' }]);
    await controller.confirm();
    expect(controller.handOver).toBe(two);
    expect(controller.view.sealed[one]).toEqual({ kind: COVERED, seat: one });
    controller.claim(two);
    expect(controller.view.sealed[one]).toEqual({ kind: COVERED, seat: one });
    controller.cover();
    expect(controller.handOver).toBe(two);
  });

  it('lets a choice be changed until all are in, and nobody else take it back', async () => {
    const controller = await deskAt('pp', 'pass');
    await settle(controller);
    const [one, two] = awaited(controller.running.position) as [number, number];
    controller.claim(one);
    await controller.confirm([{ kind: 'task', seat: one, task: 'feast' }]);
    expect(controller.canUndo).toBe(false);
    controller.claim(one);
    expect(controller.focus).toBe(one);
    await controller.confirm([{ kind: 'task', seat: one, task: 'quarry' }]);
    controller.claim(two);
    await controller.confirm([{ kind: 'task', seat: two, task: 'forest' }]);
    expect(controller.handOver).toBeNull();
    const seats = (controller.view as unknown as { seats: { task: string }[] }).seats;
    expect([seats[one]!.task, seats[two]!.task]).toEqual(['quarry', 'forest']);
  });

  it('deals secrets face down on the table, in any order of people', async () => {
    const controller = await deskAt('ppp', 'table');
    await settle(controller);
    expect(controller.faceDown).toBe(true);
    expect(controller.picker.options).toEqual([]);
    const other = controller.mayAsk.at(-1)!;
    controller.ask(other);
    expect(controller.focus).toBe(other);
    await controller.confirm([{ kind: 'task', seat: other, task: 'feast' }]);
    expect(controller.waiting).not.toContain(other);
    expect(controller.view.sealed[other]).toEqual({ kind: COVERED, seat: other });
  });

  it('does not hand anything to one person alone', async () => {
    const controller = await deskAt('pp', 'pass');
    await settle(controller);
    expect(controller.handOver).not.toBeNull();
    const alone = await deskAt('bp', 'pass');
    expect(alone.persons).toEqual([1]);
    expect(alone.handOver).toBeNull();
    expect(alone.looks).toBe(1);
    alone.close();
  });

  it('follows without deciding anything', async () => {
    const controller = await deskAt('pp', 'table');
    controller.play(false);
    expect(controller.picker.chips).toEqual([]);
    await controller.confirm([{ kind: 'settle', seat: controller.focus!, place: '0,0' }]);
    expect(controller.running.n).toBe(0);
  });

  it('shows what everybody had at a moment of the past, with the points of that moment', async () => {
    const controller = await deskAt('pp', 'table');
    expect(controller.shown).toEqual(controller.view);
    const before = [controller.pointsOf(0), controller.pointsOf(1)];
    await settle(controller);
    expect([controller.pointsOf(0), controller.pointsOf(1)]).not.toEqual(before);
    controller.lookBack(0);
    expect(controller.shown).toEqual(viewOf(controller.running.game, controller.running.session.at(0), null));
    expect([controller.pointsOf(0), controller.pointsOf(1)]).toEqual(before);
    expect(controller.forecasts).toBe(true);
    controller.lookBack(null);
    expect(controller.shown).toEqual(controller.view);
  });

  it('opens the rules for whoever decides and closes them where it was', async () => {
    const controller = await deskAt('pp', 'table');
    const { place } = controller.picker.targets[0]!;
    controller.tap(place);
    controller.read('4.3');
    expect(controller.book).toEqual({ section: '4.3', seat: controller.focus });
    controller.read('6.1');
    expect(controller.book).toEqual({ section: '6.1', seat: controller.focus });
    controller.closeBook();
    expect(controller.book).toBeNull();
    expect(controller.picker.selected).toBe(place);
  });
});
