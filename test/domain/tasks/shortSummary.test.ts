import { shortSummary } from '../../../src/domain/tasks/shortSummary';

describe('The summary of a task in a list', () => {
  it('is shown whole up to 50 characters', () => {
    const summary = 'x'.repeat(50);
    expect(shortSummary(summary)).toBe(summary);
  });

  it('is cut to its first 50 characters when it is longer', () => {
    const summary = `${'x'.repeat(50)}y`;
    expect(shortSummary(summary)).toBe('x'.repeat(50));
  });

  it('is never cut through the middle of a character', () => {
    const summary = `${'x'.repeat(49)}😀😀`;
    expect(shortSummary(summary)).toBe(`${'x'.repeat(49)}😀`);
  });
});
