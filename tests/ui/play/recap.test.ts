import { describe, expect, it } from 'vitest';
import { terraMystica } from '$lib/games/terra-mystica/entry';
import { gameTexts } from '$lib/i18n';
import { leadsTo } from '$lib/games/terra-mystica/ui/consequences';
import { look } from '$lib/games/terra-mystica/ui';
import { consequencesOf } from '$lib/play/consequences';
import { recapOf } from '$lib/play/recap';
import { recorded } from '../../e2e/support/recorded';
import { Finger } from '../taps/finger';

const { header, moves, positions } = recorded('introductory');

async function at(n: number) {
  const { ui } = await look();
  return (await Finger.at(terraMystica, ui, header, moves.slice(0, n), await gameTexts(terraMystica))).controller;
}

describe('What happened since the last turn', () => {
  it('is told in order, numbered, with its place and what it cost and brought', async () => {
    // Ada has built a trading post; Ben has made land of his own.
    const controller = await at(7);
    expect(controller.focus).toBe(0);
    const deeds = recapOf(controller, 0);
    expect(deeds.map(({ seat, number }) => [seat, number])).toEqual([[1, 1]]);
    expect(deeds[0]).toMatchObject({ n: 7, places: [String(moves[5]!['hex'])] });
    expect(deeds[0]!.amounts).toContainEqual({ name: 'W', n: expect.any(Number) as number });
    expect(controller.touch.numbers).toMatchObject([{ place: String(moves[5]!['hex']), n: 1 }]);
  });

  it('begins with what happened to whoever reads it: income comes in somebody else’s move', async () => {
    const round = positions.findIndex(
      (position, n) => n > 0 && position.round > positions[n - 1]!.round && position.round > 1
    );
    const controller = await at(round);
    const reader = moves[round - 1]!.seat === 0 ? 1 : 0;
    const deeds = recapOf(controller, reader);
    const [first] = deeds;
    expect(first).toMatchObject({ seat: reader, number: null });
    const own = deeds.filter(({ number }) => number === null);
    expect(own.flatMap(({ amounts }) => amounts).some(({ n }) => n > 0)).toBe(true);
  });

  it('counts no answers to a neighbour as a turn of one’s own', async () => {
    // Ben's last row is an answer to Ada's temple: his own turn lies before it.
    const controller = await at(11);
    const deeds = recapOf(controller, 1);
    expect(deeds.filter(({ number }) => number !== null).map(({ seat }) => seat)).toContain(0);
    expect(deeds.some(({ seat, number }) => seat === 1 && number === null)).toBe(true);
  });

  it('is nothing before the first turn', async () => {
    expect(recapOf(await at(0), 0)).toEqual([]);
  });
});

describe('The card before a move', () => {
  it('is read off its effect: price, gain and its reason, income, town, who is offered power', async () => {
    const controller = await at(14);
    controller.tap('E7');
    const { ready, preview } = controller.picker;
    const told = consequencesOf(controller, ready!, preview!);
    expect(told.pay.map(({ name, n }) => [name, n])).toEqual([
      ['C', -2],
      ['W', -1]
    ]);
    expect(told.gains).toEqual([
      { amounts: [{ name: 'VP', n: 2 }], why: expect.stringMatching(/dwellings/) as string }
    ]);
    expect(told.leadsTo.map(({ label }) => label.key)).toEqual(expect.arrayContaining(['leads.income', 'leads.town']));
    expect(told.offered).toEqual([{ n: 1, seats: [1] }]);
    expect(told.next).toEqual([]);
    expect(controller.outcome).not.toBeNull();
  });

  it('says nothing of incomes while factions are chosen', () => {
    const setup = recorded('shapeshifters');
    const { seat } = setup.moves[0]!;
    expect(leadsTo(setup.positions[0]!, setup.positions[1]!, seat)).toEqual([]);
  });

  it('names the choice that follows: a temple brings a favour', async () => {
    const controller = await at(7);
    controller.tap(String(moves[7]!['hex']));
    const temple = [...controller.picker.tabs, controller.picker.ready!].find((way) => way[0]['to'] === 'TE')!;
    controller.mean(temple);
    const told = consequencesOf(controller, controller.picker.ready!, controller.picker.preview!);
    expect(told.next).toHaveLength(1);
  });
});
