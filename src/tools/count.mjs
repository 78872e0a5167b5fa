import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A check that is one thing: right or wrong.
 * @param {number} code
 * @returns {Count}
 */
export const countOf = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/**
 * A run that ended badly counts at least one failure, whatever its report says: it may have broken off
 * before the first test, or after the last.
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
const honest = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });

/**
 * @param {string} file
 * @returns {any} null when there is no such report
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} file what Vitest's json reporter wrote
 * @param {number} code
 */
export function vitestCount(file, code) {
  const report = read(file);
  if (report === null) return countOf(code || 1);
  // A file that failed without a failing test could not be loaded or prepared: it counts as one.
  const unready = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed')
  ).length;
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unready }, code);
}

/**
 * @param {string} file what Playwright's json reporter wrote
 * @param {number} code
 */
export function playwrightCount(file, code) {
  const report = read(file);
  if (report === null) return countOf(code || 1);
  // What passed only when it was tried again has passed; Playwright's own list names it as flaky.
  const { expected, flaky, unexpected } = report.stats;
  return honest({ passed: expected + flaky, failed: unexpected }, code);
}
