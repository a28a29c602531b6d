/** 'A', 'A and B', 'A, B and C'. */
export const textList = (texts: readonly string[]): string =>
  [texts.slice(0, -1).join(', '), texts.at(-1) ?? ''].filter(Boolean).join(' and ');
