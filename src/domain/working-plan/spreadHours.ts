const hundredth = 100;
/** A quarter of an hour, in hundredths. */
const quarter = 25;

/**
 * Spreads hours over days in proportion to their shares, in quarters of an hour. The rest that is no whole quarter is on
 * the last worked day, so that the sum is exact.
 *
 * @param hours with at most two decimals
 * @param shares of each day: 1 a whole day, 0.5 a half, 0 a day off
 * @returns hours of each day; zeros when no day is worked
 */
export function spreadHours(hours: number, shares: readonly number[]): number[] {
  const whole = Math.round(hours * hundredth);
  const sum = shares.reduce((total, share) => total + share, 0);
  let passed = 0;
  let given = 0;
  return shares.map((share) => {
    if (share === 0) return 0;
    passed += share;
    const due = passed === sum ? whole : Math.min(whole, Math.round((whole * passed) / sum / quarter) * quarter);
    const ofDay = due - given;
    given = due;
    return ofDay / hundredth;
  });
}
