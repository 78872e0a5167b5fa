import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countOf, playwrightCount, vitestCount } from '../../src/tools/count.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plateau-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the last line counts', () => {
  it('one for a check that is one thing', () => {
    expect(countOf(0)).toEqual({ passed: 1, failed: 0 });
    expect(countOf(2)).toEqual({ passed: 0, failed: 1 });
  });

  it('every test of a unit run, and one for a file that could not be loaded or prepared', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] }
    ];
    const file = report({ numPassedTests: 7, numFailedTests: 1, testResults });
    expect(vitestCount(file, 1)).toEqual({ passed: 7, failed: 3 });
  });

  it('every journey through the app, one that passed at the second try among them', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
    expect(playwrightCount(file, 1)).toEqual({ passed: 6, failed: 1 });
  });

  it('a failure when a run ended badly, whatever its report says', () => {
    const sound = report({ numPassedTests: 7, numFailedTests: 0, testResults: [] });
    expect(vitestCount(sound, 0)).toEqual({ passed: 7, failed: 0 });
    expect(vitestCount(sound, 1)).toEqual({ passed: 7, failed: 1 });
    expect(vitestCount(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(playwrightCount(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
  });
});
