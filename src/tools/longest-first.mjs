import { BaseSequencer } from 'vitest/node';

/** Tests that play many games: begun last, one of them would keep the whole run waiting on a single core. */
const LONG = /(conformance|coverage|properties|ledgers|bots|faults|by-the-book)[^/]*\.test\.ts$|conformance\/games/;

export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    const rank = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => (LONG.test(moduleId) ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
