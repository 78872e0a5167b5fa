import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { fit, openingZoom, zoomOn, type Box, type Fit } from './geometry';
import { duration } from './motion';

/** However large the cells already are, one can always come this much closer. */
const CLOSER = 2.5;
/** And on a board of small cells until they are this wide, in board units per pixel. */
const CLOSE_CELL = 1.3;

/**
 * Pan and zoom. While fingers move, the painted layers are only shifted and stretched, which costs the
 * device nothing; when they rest, the board is drawn sharp at its new size.
 */
export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Where the board is drawn. */
  moved = $state.raw<ZoomTransform>(zoomIdentity);
  /** Where the fingers have it at this moment. */
  live = $state.raw<ZoomTransform>(zoomIdentity);

  readonly #bounds: () => Box;
  readonly fitted: Fit = $derived.by(() => fit(this.#bounds(), Math.max(1, this.width), Math.max(1, this.height)));
  readonly most: number = $derived(Math.max(CLOSER, CLOSE_CELL / this.fitted.k));
  readonly zoomed: boolean = $derived(this.live.k > 1.02);

  #node: HTMLElement | null = null;
  #behaviour: ZoomBehavior<HTMLElement, unknown> | null = null;

  /** Whether it begins with the whole board, however small its cells are. */
  readonly #whole: () => boolean;

  constructor(bounds: () => Box, whole = () => false) {
    this.#bounds = bounds;
    this.#whole = whole;
  }

  /** How the painted layers are shifted while the fingers move; nothing when they rest. */
  get shift(): string | undefined {
    const { live, moved } = this;
    if (live === moved) return undefined;
    const k = live.k / moved.k;
    return `translate(${live.x - moved.x * k}px, ${live.y - moved.y * k}px) scale(${k})`;
  }

  hold(node: HTMLElement): () => void {
    this.#node = node;
    this.#behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(6)
      .on('zoom', (event: { transform: ZoomTransform }) => (this.live = event.transform))
      .on('end', () => (this.moved = this.live));
    const selection = select(node).call(this.#behaviour).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
      this.#node = null;
      this.#behaviour = null;
    };
  }

  /** The room has another size: what was in the middle stays there. */
  resize(before: { width: number; height: number; fitted: Fit } | null): void {
    const { width, height, fitted, live } = this;
    this.#behaviour
      ?.extent([
        [0, 0],
        [width, height]
      ])
      .translateExtent([
        [0, 0],
        [width, height]
      ])
      .scaleExtent([1, this.most]);
    if (before === null) return this.#begin();
    if (live.k === 1) return this.#set(zoomIdentity, false);
    const middle = (size: number, at: number, was: Fit, axis: 'x' | 'y') =>
      ((size / 2 - at) / live.k - was[axis]) / was.k;
    const x = middle(before.width, live.x, before.fitted, 'x') * fitted.k + fitted.x;
    const y = middle(before.height, live.y, before.fitted, 'y') * fitted.k + fitted.y;
    this.#set(zoomIdentity.translate(width / 2 - x * live.k, height / 2 - y * live.k).scale(live.k), false);
  }

  #begin(): void {
    const box = this.#bounds();
    const k = this.#whole() ? 1 : openingZoom(box, this.width, this.height);
    this.#centre(box.x + box.width / 2, box.y + box.height / 2, k, false);
  }

  fit(): void {
    this.#set(zoomIdentity);
  }

  /** Brings a part of the board as close as it goes. */
  show(part: Box): void {
    const { k, x, y } = zoomOn(part, this.fitted, this.width, this.height, this.most);
    this.#set(zoomIdentity.translate(x, y).scale(k));
  }

  by(factor: number): void {
    if (this.#node !== null) this.#behaviour?.scaleBy(select(this.#node), factor);
  }

  /** Comes closer round a point of the board. */
  closer(x: number, y: number): void {
    this.#centre(x, y, Math.min(this.most, this.live.k * 2), true);
  }

  /** Brings a point of the board into the middle. */
  centre(x: number, y: number): void {
    this.#centre(x, y, this.live.k, false);
  }

  /** Brings a point of the board into sight if it is not. */
  reveal(x: number, y: number, margin: number): void {
    const { live, fitted, width, height } = this;
    const px = live.applyX(x * fitted.k + fitted.x);
    const py = live.applyY(y * fitted.k + fitted.y);
    const dx = Math.max(0, margin - px) - Math.max(0, px - (width - margin));
    const dy = Math.max(0, margin - py) - Math.max(0, py - (height - margin));
    if (dx !== 0 || dy !== 0) this.#set(live.translate(dx / live.k, dy / live.k));
  }

  #centre(x: number, y: number, k: number, smooth: boolean): void {
    const [px, py] = [x * this.fitted.k + this.fitted.x, y * this.fitted.k + this.fitted.y];
    this.#set(zoomIdentity.translate(this.width / 2 - px * k, this.height / 2 - py * k).scale(k), smooth);
  }

  /** The board is where it belongs at once; smoothly means that its picture glides there. */
  #set(transform: ZoomTransform, smooth = true): void {
    const [node, before] = [this.#node, this.live];
    if (node === null) return;
    this.#behaviour?.transform(select(node), transform);
    if (!smooth || this.live.toString() === before.toString()) return;
    const k = before.k / this.live.k;
    const from = `translate(${before.x - this.live.x * k}px, ${before.y - this.live.y * k}px) scale(${k})`;
    const stage = node.firstElementChild;
    stage?.animate([{ transform: from }, { transform: 'none' }], {
      duration: duration(node, '--d-flow'),
      easing: 'cubic-bezier(.2, .7, .2, 1)'
    });
  }
}
