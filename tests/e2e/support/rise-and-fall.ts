import { expect, type Page } from '@playwright/test';
import {
  apply,
  awaited,
  begin,
  chain,
  dice,
  headerFor,
  headHash,
  options,
  over,
  readOptions,
  type LogHeader,
  type Move,
  type Options
} from '$lib/kernel';
import { game } from '$lib/games/rise-and-fall';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import sentences from '$lib/games/rise-and-fall/text/en.json' with { type: 'json' };
import names from '$lib/games/rise-and-fall/text/names.en.json' with { type: 'json' };
import { moves as uis } from '$lib/games/rise-and-fall/ui/moves';
import { heldAt } from '$lib/games/rise-and-fall/ui/moves/laying';
import type { Lying } from '$lib/games/rise-and-fall/ui/moves/places';
import type { Tier } from '$lib/games/rise-and-fall/world';
import { Hand, type Touching } from './hand';

const words: Readonly<Record<string, string | readonly string[]>> = { ...sentences, ...names };
export const nameOf = (key: string): string => String(words[key]);

/** A game that was thought out before it is played on the screen. */
export interface Journey {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
  /** The rules' own positions and hashes after each move, the first before any. */
  readonly positions: readonly RafPosition[];
  readonly hashes: readonly string[];
}

/** Whoever is asked first decides first, as on the screen; pieces act as long as they can. */
export function journey(players: number, chosen: Options, seed: number, most = Infinity): Journey {
  const config = { players, options: { ...readOptions(game.meta, {}, players), ...chosen }, seed };
  const header = headerFor(game as never, config);
  const chance = dice(seed);
  const moves: Move[] = [];
  let { position } = begin(game, config);
  const positions = [position];
  while (!over(game, position) && moves.length < most) {
    const legal = options(game, position, awaited(position)[0]!).map((option) => option.move);
    const lively = legal.filter(({ kind }) => kind !== 'endActions' && kind !== 'abandon');
    const move = chance.pick(lively.length > 0 ? lively : legal);
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(`${move.kind} is refused: ${played.refusal.key}`);
    moves.push(move);
    positions.push((position = played.position));
  }
  const hashes = [headHash(header), ...chain(header, moves).map((row) => row.hash)];
  return { header, moves, positions, hashes };
}

/** Where the moves of Rise & Fall are touched. */
export const riseAndFall: Touching = {
  places: uis.places,
  chipOf: uis.chipOf,
  stage: ({ kind, keep, also, pass }) =>
    kind !== 'guilds'
      ? null
      : [
          ...[keep, also].flatMap((id) => (id ? [`[data-keep="${String(id)}"]`] : [])),
          ...(pass ? [`[data-pass="${String(pass)}"]`] : [])
        ]
};

/** A hand that also lays tiles and chooses behind the other hand. */
export class RafHand extends Hand {
  readonly #journey: Journey;

  constructor(page: Page, journey: Journey) {
    super(page, riseAndFall);
    this.#journey = journey;
  }

  /** Makes the moves from the one that the game has come to. */
  async go(upTo = this.#journey.moves.length, before?: (n: number, move: Move) => Promise<void>): Promise<void> {
    for (let n = await this.table.n(); n < upTo; n++) {
      const move = this.#journey.moves[n]!;
      await before?.(n, move);
      await this.#one(n, move);
    }
  }

  async #one(n: number, move: Move): Promise<void> {
    const { page } = this;
    const secret = this.#journey.positions[n]!.owed.find(({ seat }) => seat === move.seat)?.secret === true;
    // A board of small cells begins close to a part of it.
    await expect(page.locator(`[data-seat="${move.seat}"][data-lit]`)).toBeVisible();
    const whole = page.getByRole('button', { name: 'Whole board' });
    if ((await whole.count()) > 0) await whole.click();
    if (move.kind === 'tile') return this.#lay(n, move as Move & Lying);
    if (move.kind === 'lay') return this.#settle(n, String(move['to']), Number(move['turn']));
    if (move.kind === 'rouse') return this.#settle(n, this.#volcano(n), Number(move['turn']));
    if (secret && (await page.locator('[data-look]').count()) > 0) return this.#faceDown(n, move);
    return this.make([move], n);
  }

  /** Says who holds the device, where the screen asks. */
  async claim(seat: number): Promise<void> {
    const iam = this.page.locator(`[data-iam="${seat}"]`);
    await expect(iam.or(this.page.locator(`[data-seat="${seat}"][data-lit]`)).first()).toBeVisible();
    if ((await iam.count()) > 0) await iam.click();
  }

  async #confirmed(n: number): Promise<void> {
    await this.table.confirm.click();
    await expect.poll(this.table.savedN, { intervals: [15] }).toBe(n + 1);
  }

  /** Held over a cell, then turned until it lies as wanted. */
  async #lay(n: number, { orientation, q, r }: Move & Lying): Promise<void> {
    const tier = this.#journey.positions[n]!.owed[0]!['tier'] as Tier;
    await this.#settle(n, heldAt({ kind: tier, orientation, q, r }), orientation);
  }

  /** Put on a cell, then turned until it lies as wanted. */
  async #settle(n: number, cell: string, wanted: number): Promise<void> {
    await this.aimAt(cell, wanted);
    await this.#confirmed(n);
  }

  /** Up to the card that asks whether it may lie so. */
  async aimAt(cell: string, wanted: number): Promise<void> {
    await this.page.locator(`[data-place="${cell}"]`).click();
    const turn = this.page.locator('[data-turn]');
    await expect(this.table.confirm).toBeVisible();
    for (let tries = 0; tries < 6 && (await turn.count()) > 0; tries++) {
      if ((await turn.getAttribute('data-turn')) === `${wanted}`) break;
      await turn.click();
    }
  }

  /** A cell of the Volcano, which is turned where it lies. */
  #volcano(n: number): string {
    const { overrides } = this.#journey.positions[n]!.world;
    return Object.keys(overrides).find((cell) => overrides[cell]!.special === 'volcano')!;
  }

  /** Looks while the eye is held, then taps the number that it stands for. */
  async #faceDown(n: number, move: Move): Promise<void> {
    const { page } = this;
    const eye = page.locator('[data-look]');
    const cards = page.locator('.facedown .card');
    await eye.dispatchEvent('pointerdown', { pointerId: 1 });
    await expect(cards.locator('use').first()).toBeAttached();
    const texts = await cards.locator('span').allTextContents();
    await eye.dispatchEvent('pointerup', { pointerId: 1 });
    await expect(cards.locator('use')).toHaveCount(0);
    await cards.nth(texts.indexOf(wordsOf(move))).click();
    await this.#confirmed(n);
  }
}

/** What a secret answer is called when it is looked at. */
function wordsOf(move: Move): string {
  if (move.kind === 'card') return nameOf(`piece.${String(move['card'])}`);
  return nameOf(`cards.${(move['cards'] as string[]).join(',')}`);
}
