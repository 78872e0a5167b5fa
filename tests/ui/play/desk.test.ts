import { describe, expect, it } from 'vitest';
import { awaited, COVERED } from '$lib/kernel';
import { Desk } from '$lib/ui/play/desk.svelte';
import { tableAt, texts, ui } from './table-at';

async function deskAt(kinds: string, layout: 'table' | 'pass') {
  const { running } = await tableAt(kinds, layout);
  const desk = new Desk(running, ui, texts);
  desk.play(true);
  return desk;
}

/** Everyone settles: a lit place is tapped and confirmed. */
async function settle(desk: Desk): Promise<void> {
  while (desk.decision?.kind === 'settle') {
    desk.tap(desk.picker.targets[0]!.place);
    await desk.confirm();
  }
}

describe('the desk', () => {
  it('picks, shows the price, goes back, and plays only what is confirmed', async () => {
    const desk = await deskAt('pp', 'table');
    const first = desk.focus;
    const { place } = desk.picker.targets[0]!;
    desk.tap(place);
    expect(desk.picker.ready).toMatchObject([{ kind: 'settle', place }]);
    expect(desk.picker.preview?.rule).toBe('CL 2.4');
    desk.picker.back();
    expect(desk.picker.ready).toBeNull();
    expect(desk.running.n).toBe(0);
    desk.tap(place);
    await desk.confirm();
    expect(desk.running.savedN).toBe(1);
    expect(desk.focus).not.toBe(first);
    expect(desk.did).toEqual(['select', 'select', 'confirm']);
  });

  it('answers a tap on what is not legal with its reason, and changes nothing', async () => {
    const desk = await deskAt('pp', 'table');
    const lit = new Set(desk.picker.targets.map((target) => target.place));
    const land = Object.keys((desk.view as unknown as { land: Record<string, string> }).land);
    desk.tap(land.find((place) => !lit.has(place))!);
    expect(desk.picker.why?.refusal.rule).toMatch(/^CL /);
    expect(desk.picker.ready).toBeNull();
    expect(desk.running.n).toBe(0);
  });

  it('hands the device round for a secret, and shows each person only her own', async () => {
    const desk = await deskAt('pp', 'pass');
    await settle(desk);
    const [one, two] = awaited(desk.running.position) as [number, number];
    expect(desk.handOver).toBe(one);
    expect(desk.picker.options).toEqual([]);
    desk.claim(one);
    expect(desk.looks).toBe(one);
    desk.picker.mean([{ kind: 'task', seat: one, task: 'feast' }]);
    await desk.confirm();
    expect(desk.handOver).toBe(two);
    expect(desk.view.sealed[one]).toEqual({ kind: COVERED, seat: one });
    desk.claim(two);
    expect(desk.view.sealed[one]).toEqual({ kind: COVERED, seat: one });
    desk.cover();
    expect(desk.handOver).toBe(two);
  });

  it('lets a choice be changed until all are in, and nobody else take it back', async () => {
    const desk = await deskAt('pp', 'pass');
    await settle(desk);
    const [one, two] = awaited(desk.running.position) as [number, number];
    desk.claim(one);
    await desk.confirm([{ kind: 'task', seat: one, task: 'feast' }]);
    expect(desk.canUndo).toBe(false);
    desk.claim(one);
    expect(desk.focus).toBe(one);
    await desk.confirm([{ kind: 'task', seat: one, task: 'quarry' }]);
    desk.claim(two);
    await desk.confirm([{ kind: 'task', seat: two, task: 'forest' }]);
    expect(desk.handOver).toBeNull();
    const seats = (desk.view as unknown as { seats: { task: string }[] }).seats;
    expect([seats[one]!.task, seats[two]!.task]).toEqual(['quarry', 'forest']);
  });

  it('deals secrets face down on the table, in any order of people', async () => {
    const desk = await deskAt('ppp', 'table');
    await settle(desk);
    expect(desk.faceDown).toBe(true);
    expect(desk.picker.options).toEqual([]);
    const other = desk.mayAsk.at(-1)!;
    desk.ask(other);
    expect(desk.focus).toBe(other);
    await desk.confirm([{ kind: 'task', seat: other, task: 'feast' }]);
    expect(desk.waiting).not.toContain(other);
    expect(desk.view.sealed[other]).toEqual({ kind: COVERED, seat: other });
  });

  it('does not hand anything to one person alone', async () => {
    const desk = await deskAt('pp', 'pass');
    await settle(desk);
    expect(desk.handOver).not.toBeNull();
    const alone = await deskAt('bp', 'pass');
    expect(alone.persons).toEqual([1]);
    expect(alone.handOver).toBeNull();
    expect(alone.looks).toBe(1);
    alone.close();
  });

  it('follows without deciding anything', async () => {
    const desk = await deskAt('pp', 'table');
    desk.play(false);
    expect(desk.picker.chips).toEqual([]);
    await desk.confirm([{ kind: 'settle', seat: desk.focus!, place: '0,0' }]);
    expect(desk.running.n).toBe(0);
  });
});
