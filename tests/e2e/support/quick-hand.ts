/** One step of a game that is played from inside the page, in the words of the page. */
export interface Step {
  /** Who answers a question at the edge, and whether with yes. */
  readonly answer: { readonly seat: number; readonly yes: boolean } | null;
  /** What is tapped on a stage, one after the other. */
  readonly stage: readonly string[] | null;
  readonly chip: string | null;
  readonly places: readonly string[];
  /** A small step is never lit. */
  readonly calm: boolean;
  /** The sequence as its words carry it, and how many moves it is. */
  readonly sequence: string;
  readonly moves: number;
}

/**
 * Runs in the page: touches what a person would touch, by clicking the elements themselves as a screen reader
 * does. Between two looks it lets the page draw. Long games are played like this; short ones by pointer.
 */
export async function playInPage(steps: readonly Step[]): Promise<void> {
  const WAYS = ['[role="tab"]:has(.dot)', '.pull[aria-expanded="false"]', '.fold[aria-expanded="false"]'];
  const DOUBLE_TAP = 360;
  const game = document.querySelector<HTMLElement>('[data-play]')!;
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0);
  const click = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
  };
  const find = async (look: () => Element | undefined, what: string): Promise<Element> => {
    for (let n = 0; n < 6000; n++) {
      const found = look();
      if (found !== undefined) return found;
      await pause(10);
    }
    throw new Error(`${what} never came, at move ${game.dataset.n}`);
  };
  const lookFor = (place: string, calm: boolean) => () => {
    const named = `[data-place="${place}"]`;
    const there = () => seen(calm ? named : `${named}.lit, ${named}[role="button"]`);
    for (const way of there() === undefined ? WAYS : []) {
      const opens = seen(way);
      if (opens !== undefined) click(opens);
      if (there() !== undefined) break;
    }
    return there();
  };
  let last = { place: '', time: 0 };
  const touch = async (place: string, calm: boolean) => {
    const element = await find(lookFor(place, calm), place);
    if (last.place === place) await pause(Math.max(0, DOUBLE_TAP - (performance.now() - last.time)));
    click(element);
    last = { place, time: performance.now() };
    await pause(0);
  };
  const choose = async (chip: string) => {
    const button = seen(`.acts [data-kind="${chip}"][aria-pressed="false"]`);
    if (button !== undefined) click(button);
    await pause(0);
  };
  const aim = async ({ answer, stage, chip, places, calm }: Step) => {
    if (answer !== null) {
      const button = `[data-seat="${answer.seat}"] [data-answer="${answer.yes ? 'yes' : 'no'}"]:enabled`;
      click(await find(() => seen(button), button));
      return;
    }
    for (const selector of stage ?? []) {
      click(await find(() => seen(`[data-stage] ${selector}`), selector));
      await pause(0);
    }
    if (stage !== null) return;
    if (chip !== null) await choose(chip);
    for (const place of places) await touch(place, calm);
  };
  for (const step of steps) {
    const before = Number(game.dataset.n);
    await aim(step);
    const words = () =>
      [...document.querySelectorAll<HTMLElement>('.variants [data-sequence]')].find(
        ({ dataset }) => dataset.sequence === step.sequence
      );
    await find(() => {
      if (Number(game.dataset.savedN) >= before + step.moves && game.ariaBusy !== 'true') return game;
      if (Number(game.dataset.n) > before || game.ariaBusy === 'true') return undefined;
      const confirm = seen('[data-confirm]:enabled') as HTMLElement | undefined;
      const next = (confirm?.dataset.sequence ?? step.sequence) === step.sequence ? (confirm ?? words()) : words();
      if (next !== undefined) click(next);
      return undefined;
    }, step.sequence);
    if (Number(game.dataset.savedN) !== before + step.moves) throw new Error(`more than ${step.sequence} was played`);
  }
}
