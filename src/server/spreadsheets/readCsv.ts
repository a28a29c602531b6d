import { longestCell, maximumColumns, unreadable, type SheetLimits, type SheetRow } from './sheetRow';

const delimiters = [',', ';', '\t'] as const;

/** UTF-8, or what Excel writes on Windows where it is none. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the other encoding knows every byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  return [...delimiters].sort((one, other) => first.split(other).length - first.split(one).length)[0] ?? ',';
}

/** Rows of comma-, semicolon- or tab-separated text; quotes as RFC 4180 has them. @throws Failure 422 */
export function readCsv(bytes: Buffer, { field, maximumRows }: SheetLimits): SheetRow[] {
  const text = decode(bytes).replace(/^\uFEFF/, '');
  if (text.includes('\0')) throw unreadable(field, 'Please choose an .xlsx or .csv file');
  const delimiter = delimiterOf(text);
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let beganAt = 1;
  const endCell = (): void => {
    if (cells.length < maximumColumns) cells.push(cell.slice(0, longestCell));
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: beganAt, cells });
    if (rows.length > maximumRows) throw unreadable(field, `A file can have at most ${maximumRows} rows`);
    cells = [];
    beganAt = line;
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
  if (isQuoted) throw unreadable(field, `The quotes that begin on line ${beganAt} do not end`);
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
