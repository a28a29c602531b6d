/** Larger than the error of sums and shares up to a million, and too small to be seen. */
const arithmeticError = 1e-7;

/** A figure with two decimals. A half that arithmetic has stored as slightly less, such as 1.005, is rounded up as well. */
export const hundredths = (value: number): number => Math.round(value * 100 + arithmeticError) / 100;
