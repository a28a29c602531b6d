/** A figure to two decimals, as answers, screens and files give hours, marks and days. */
export const toHundredths = (figure: number): number => Math.round(figure * 100) / 100;
