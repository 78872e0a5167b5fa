import { backOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A duration of the tokens in milliseconds: next to nothing when motion is not wanted. */
export function duration(node: Element, token: '--d-move' | '--d-flow'): number {
  const value = getComputedStyle(node).getPropertyValue(token);
  return Number.parseFloat(value) * (value.trim().endsWith('ms') ? 1 : 1000) || 0;
}

/** A piece is put down from above. */
export const land = (node: Element): TransitionConfig => ({
  duration: duration(node, '--d-move'),
  easing: backOut,
  css: (t, u) => `transform: translateY(${-34 * u}px) scale(${1 + 0.18 * u}); opacity: ${Math.min(1, 2 * t)}`
});

/** A piece that leaves the board goes as it came. */
export const sink = (node: Element): TransitionConfig => ({
  duration: duration(node, '--d-move'),
  css: (t, u) => `transform: scale(${1 - 0.5 * u}); opacity: ${t}`
});

/** Its shadow comes with it. */
export const darken = (node: Element): TransitionConfig => ({
  duration: duration(node, '--d-move'),
  css: (t) => `fill-opacity: ${0.32 * t}`
});
