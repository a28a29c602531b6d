import path from 'node:path';
import { Archive } from './archive';
import { isDateFormat } from './dateFormat';
import { readXml } from './readXml';
import { maxColumns, RowCollector } from './rowCollector';
import { damagedFile } from './sheetProblem';
import type { SheetCell, SheetRow } from './sheetRow';
import { dayMs } from '../../domain/calendar/duration';

const maxRowNumber = 1_048_576;
/** 1970-01-01 as an Excel serial number: from 1900 or, in old Mac files, from 1904. */
const epochSerial = { since1900: 25_569, since1904: 24_107 };

interface Workbook {
  readonly sheetPath: string;
  readonly epochSerial: number;
}

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** Attributes by name, without the prefix of 'r:id'. */
const attribute = (attributes: Readonly<Record<string, string>>, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** Control characters are written as _x000D_. */
const decoded = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)));

function readRelationships(archive: Archive, part: string): Relationship[] {
  const folder = path.posix.dirname(part);
  const found: Relationship[] = [];
  const bytes = archive.read(path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`));
  if (bytes === undefined) return found;
  readXml(bytes, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship')
        found.push({ id, type, target: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target) });
    },
  });
  return found;
}

const ofType = (relationships: readonly Relationship[], type: string): Relationship[] =>
  relationships.filter((relationship) => relationship.type.endsWith(`/${type}`));

/** The first visible sheet, in the order of the workbook. */
function readWorkbook(archive: Archive, workbookPath: string, relationships: readonly Relationship[]): Workbook {
  const bytes = archive.read(workbookPath);
  if (bytes === undefined) throw damagedFile();
  const worksheets = new Map(ofType(relationships, 'worksheet').map(({ id, target }) => [id, target]));
  const sheets: { path: string; isVisible: boolean }[] = [];
  let isSince1904 = false;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isSince1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const sheetPath = worksheets.get(attribute(attributes, 'id') ?? '');
      if (sheetPath !== undefined)
        sheets.push({ path: sheetPath, isVisible: ['visible', undefined].includes(attributes.state) });
    },
  });
  const first = sheets.find(({ isVisible }) => isVisible) ?? sheets[0];
  if (first === undefined) throw damagedFile();
  return { sheetPath: first.path, epochSerial: isSince1904 ? epochSerial.since1904 : epochSerial.since1900 };
}

/** Texts that cells reference by number. */
function sharedTexts(bytes: Buffer | undefined): string[] {
  const texts: string[] = [];
  if (bytes === undefined) return texts;
  let current = '';
  let isText = false;
  // Pronunciation hints of Japanese files are not part of a text.
  let isPronunciation = false;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') current = '';
      else if (name === 'rPh') isPronunciation = true;
      else if (name === 't') isText = !isPronunciation;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      if (name === 'si') texts.push(decoded(current));
      else if (name === 'rPh') isPronunciation = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
}

/** For each cell style, whether it shows its number as a date. */
function dateStyles(bytes: Buffer | undefined): boolean[] {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  if (bytes === undefined) return styles;
  let isCellStyles = false;
  readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'cellXfs') isCellStyles = true;
      else if (name === 'xf' && isCellStyles) {
        const format = Number(attributes.numFmtId ?? 0);
        styles.push(isDateFormat(format, formats.get(format)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return styles;
}

/** The column of a reference such as 'AB12', from 0. */
function columnNumber(reference: string): number {
  let column = 0;
  for (const character of reference.slice(0, 4)) {
    const letter = character.toUpperCase().charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}

/**
 * The rows of the first sheet. Nothing is evaluated: formulas give their stored result, formatted text its words.
 * @throws SheetProblem for a file that is damaged, disguised or too large
 */
export function readExcel(bytes: Buffer, maxRows: number): SheetRow[] {
  const archive = new Archive(bytes);
  const workbookPath = ofType(readRelationships(archive, ''), 'officeDocument')[0]?.target ?? 'xl/workbook.xml';
  const relationships = readRelationships(archive, workbookPath);
  const workbook = readWorkbook(archive, workbookPath, relationships);
  const readPart = (type: string): Buffer | undefined => {
    const [part] = ofType(relationships, type);
    return part === undefined ? undefined : archive.read(part.target);
  };
  const sheet = archive.read(workbook.sheetPath);
  if (sheet === undefined) throw damagedFile();
  const texts = sharedTexts(readPart('sharedStrings'));
  const showsDate = dateStyles(readPart('styles'));
  const collector = new RowCollector(maxRows);

  const valueOf = (type: string, style: number, text: string): SheetCell => {
    if (type === 's') return texts[Number(text)] ?? null;
    if (type === 'b') return text.trim() === '1' || text.trim() === 'true';
    if (type === 'd') return new Date(/Z|[+-]\d\d:?\d\d$/.test(text.slice(10)) ? text : `${text}Z`);
    if (type !== 'n') return decoded(text);
    const number = Number(text);
    if (text.trim() === '' || Number.isNaN(number)) return text.trim() === '' ? null : text;
    return showsDate[style] === true ? new Date(Math.round((number - workbook.epochSerial) * dayMs)) : number;
  };

  let line = 0;
  let cells: SheetCell[] = [];
  let column = -1;
  let cell = { type: 'n', style: 0 };
  let text = '';
  let isValue = false;
  let isPronunciation = false;
  readXml(sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r);
        if (!Number.isInteger(line) || line < 1 || line > maxRowNumber) throw damagedFile();
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnNumber(attributes.r);
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        text = '';
      } else if (name === 'rPh') isPronunciation = true;
      else if (name === 'v' || name === 't') isValue = !isPronunciation;
    },
    text: (piece) => {
      if (isValue) text += piece;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPronunciation = false;
      else if (name === 'c' && column >= 0 && column < maxColumns && text !== '') {
        while (cells.length < column) cells.push(null);
        const value = valueOf(cell.type, cell.style, text);
        cells[column] = value === '' ? null : value;
      } else if (name === 'row') collector.add(line, cells);
    },
  });
  return collector.rows;
}
