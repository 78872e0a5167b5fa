import { duration } from '$lib/ui/board/motion';

/** How long the sun takes for a step, in milliseconds; next to nothing when motion is not wanted. */
export const perStep = (node: Element): number => 0.38 * duration(node, '--d-flow');

/** How long a board stays after its owner's turn, so that what happened can be seen. */
export const lingering = (node: Element, steps: number): number => {
  const flow = duration(node, '--d-flow');
  return flow < 10 ? 0 : steps > 0 ? steps * 0.38 * flow + 2 * flow : 1.6 * flow;
};
