import { unescapeFormula } from './copiedText';

/**
 * Parses the clipboard format of spreadsheets: cells separated by tabs, rows by line breaks; a quoted cell may contain
 * both, and two quotes in it mean one. The last line break adds no row. Apostrophes that copying has put before
 * formulas are removed.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const source = text.replace(/\r\n?/g, '\n');
  const isEnd = (index: number): boolean => index >= source.length || source[index] === '\t' || source[index] === '\n';
  while (at <= source.length) {
    let cell = '';
    const closing = source[at] === '"' ? closingQuote(source, at) : -1;
    // A quote that is not closed right before the end of a cell is ordinary text.
    if (closing > 0 && isEnd(closing + 1)) {
      cell = source.slice(at + 1, closing).replaceAll('""', '"');
      at = closing + 1;
    } else {
      while (!isEnd(at)) cell += source[at++];
    }
    rows.at(-1)?.push(unescapeFormula(cell));
    if (source[at] === '\n') {
      if (at === source.length - 1) break;
      rows.push([]);
    }
    at++;
  }
  return rows;
}

function closingQuote(source: string, opening: number): number {
  for (let at = opening + 1; at < source.length; at++) {
    if (source[at] !== '"') continue;
    if (source[at + 1] !== '"') return at;
    at++;
  }
  return -1;
}
