/** Something that does not fit the screen, in words. */
export type Fault = string;

/**
 * Runs in the page: text that is cut off or lies on other text, words broken in two, and things too small for a
 * finger. Letters and numbers drawn on a board are pictures; what lies on a board is only selected by a tap, and
 * its card confirms it.
 */
export function faultsOfRoom(): Fault[] {
  const LEAST = 40;
  const faults = new Set<string>();
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.unseen, [inert], [hidden], option') === null;
  const nameOf = (element: Element): string => {
    const own = element.className
      .toString()
      .replaceAll(/\s*svelte-\w+/g, '')
      .trim()
      .replaceAll(/\s+/g, '.');
    const of = element.closest('[data-shared], [data-edge], .sheet-box, .board-box');
    return `${element.tagName.toLowerCase()}.${own}${of ? ` in ${(of as HTMLElement).dataset['shared'] ?? of.className.toString().split(' ')[0]}` : ''}`;
  };
  const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') => /auto|scroll/.test(style[`overflow${axis}`]);

  /** What cuts this element off: the nearest frame that cannot be scrolled inside those that can, and these. */
  function framesOf(element: Element): { cuts: DOMRect | null; windows: DOMRect[] } {
    const windows: DOMRect[] = [];
    let cuts: DOMRect | null = null;
    for (let up: Element | null = element; up !== null && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (scrolls(style, 'X') || scrolls(style, 'Y')) windows.push(up.getBoundingClientRect());
      else if (windows.length === 0 && (style.overflowX !== 'visible' || style.overflowY !== 'visible'))
        cuts ??= up.getBoundingClientRect();
    }
    return { cuts, windows };
  }
  const across = (rect: DOMRect, box: DOMRect) => Math.max(box.left - rect.left, rect.right - box.right);
  const along = (rect: DOMRect, box: DOMRect) => Math.max(box.top - rect.top, rect.bottom - box.bottom);
  /** A line is as high as its font may be; what is drawn of it is less. At a short edge lines stand upright. */
  const isCut = (rect: DOMRect, box: DOMRect, upright: boolean): boolean => {
    const slack = Math.min(rect.width, rect.height) * 0.22;
    return across(rect, box) - (upright ? slack : 0) > 1.5 || along(rect, box) - (upright ? 0 : slack) > 1.5;
  };
  const isAway = (rect: DOMRect, box: DOMRect): boolean =>
    (rect.left + rect.right) / 2 <= box.left ||
    (rect.left + rect.right) / 2 >= box.right ||
    (rect.top + rect.bottom) / 2 <= box.top ||
    (rect.top + rect.bottom) / 2 >= box.bottom;

  const texts: { rect: DOMRect; element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.querySelector('[data-play]')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    const text = node.textContent!.trim();
    if (text === '' || element.closest('svg, script, style') !== null || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const { cuts, windows } = framesOf(element);
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    for (const rect of rects) {
      // What has no room at all is left out, which is not the same as being cut in two.
      if ([...windows, ...(cuts === null ? [] : [cuts])].some((each) => isAway(rect, each))) continue;
      const frame = cuts ?? (windows.length === 0 ? screen : null);
      const upright = element.closest('[data-edge="west"], [data-edge="east"]') !== null;
      if (frame !== null && isCut(rect, frame, upright)) faults.add(`cut off: "${text}" (${nameOf(element)})`);
      texts.push({ rect, element, text });
    }
    // A word on two lines. Words with a hyphen of their own may go on after it.
    for (const word of node.textContent!.matchAll(/[\p{L}\p{N}’']+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const [first, last] = [lines[0], lines.at(-1)];
      if (first && last && first !== last && Math.abs(first.x - last.x) > 1 && Math.abs(first.y - last.y) > 1)
        faults.add(`broken: "${word[0]}" (${nameOf(element)})`);
    }
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1)) {
      if (one.element === other.element || one.element.closest('[data-shared]') !== null) continue;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const turned = one.rect.height > one.rect.width * 2 && one.text.length > 2;
      const most = Math.min(one.rect.height, other.rect.height, one.rect.width, other.rect.width);
      if (wide > 3 && high > 3 && Math.min(wide, high) > most * (turned ? 0.5 : 0.35))
        faults.add(`overlap: "${one.text}" and "${other.text}" (${nameOf(one.element)}, ${nameOf(other.element)})`);
    }
  });

  for (const target of document.querySelectorAll(
    '[data-play] :is(button, a[href], input, select, summary, [role="tab"], [role="button"])'
  )) {
    if (target.closest('svg, [data-shared]') !== null || !isSeen(target)) continue;
    const style = getComputedStyle(target);
    // A link in a sentence is as high as its line.
    if (style.display === 'inline') continue;
    const { width, height } = target.getBoundingClientRect();
    const more = getComputedStyle(target, '::after');
    const grown = more.position === 'absolute' ? [parseFloat(more.width) || 0, parseFloat(more.height) || 0] : [0, 0];
    if (Math.max(width, grown[0]!) < LEAST - 0.5 || Math.max(height, grown[1]!) < LEAST - 0.5)
      faults.add(
        `too small: ${Math.round(width)}x${Math.round(height)} "${(target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40)}" (${nameOf(target)})`
      );
  }
  return [...faults];
}
