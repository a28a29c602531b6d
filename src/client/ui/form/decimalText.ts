const decimalPattern = /^-?\d+(\.\d+)?$/;

/** What was typed with a decimal point: '0,5' becomes '0.5'. */
export const withDecimalPoint = (typed: string): string => typed.trim().replace(',', '.');

/** True for '' and for a decimal number with a point. */
export const isDecimalText = (text: string): boolean => text === '' || decimalPattern.test(text);

/**
 * The number one step up or down, within its limits and without rounding errors (0.1 + 0.2 gives '0.3').
 * @param text decimal text; '' and invalid text count as 0
 */
export function steppedDecimal(text: string, step: number, minimum = -Infinity, maximum = Infinity): string {
  const start = isDecimalText(text) ? Number(text) : 0;
  const next = Math.min(maximum, Math.max(minimum, start + step));
  return String(Number(next.toFixed(6)));
}
