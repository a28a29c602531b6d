import { maxColumns, RowCollector } from './rowCollector';
import { SheetProblem } from './sheetProblem';
import type { SheetRow } from './sheetRow';

const delimiters = [',', ';', '\t'] as const;

/** UTF-8, otherwise the encoding that Excel uses on Windows. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // In windows-1252 every byte is valid.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The most frequent delimiter of the first line, outside quotes. */
function findDelimiter(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

/**
 * Rows of comma-, semicolon- or tab-separated text; quotes as in RFC 4180.
 * @throws SheetProblem
 */
export function readCsv(bytes: Buffer, maxRows: number): SheetRow[] {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw new SheetProblem('Please choose an .xlsx or .csv file');
  const delimiter = findDelimiter(text);
  const collector = new RowCollector(maxRows);
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let firstLine = 1;
  const endCell = (): void => {
    if (cells.length < maxColumns) cells.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    collector.add(firstLine, cells);
    cells = [];
    firstLine = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (character === '"') isQuoted = false;
      else cell += character;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (isQuoted) throw new SheetProblem(`The quotes that begin on line ${firstLine} do not end`);
  if (cell !== '' || cells.length > 0) endRow();
  return collector.rows;
}
