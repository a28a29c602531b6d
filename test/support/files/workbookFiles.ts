import { crc32, deflateRawSync } from 'node:zlib';

export interface ArchivePart {
  readonly name: string;
  readonly content: string | Buffer;
}

interface PackedPart extends ArchivePart {
  readonly offset: number;
  readonly packed: Buffer;
  readonly size: number;
  readonly checksum: number;
}

/** Sizes after the contents instead of before them, as programs write that do not know them beforehand (Google Sheets). */
export interface ArchiveOptions {
  readonly hasDescriptors?: boolean;
}

/** A zip archive with its parts in the given order. */
export function packArchive(parts: readonly ArchivePart[], { hasDescriptors = false }: ArchiveOptions = {}): Buffer {
  const pieces: Buffer[] = [];
  const packedParts: PackedPart[] = [];
  let length = 0;
  const write = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = deflateRawSync(content, { level: 1 });
    const entry: PackedPart = { ...part, offset: length, packed, size: content.length, checksum: crc32(content) };
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(hasDescriptors ? 8 : 0, 6);
    local.writeUInt16LE(8, 8);
    if (!hasDescriptors) {
      local.writeUInt32LE(entry.checksum, 14);
      local.writeUInt32LE(packed.length, 18);
      local.writeUInt32LE(entry.size, 22);
    }
    local.writeUInt16LE(Buffer.byteLength(part.name), 26);
    write(local);
    write(Buffer.from(part.name));
    write(packed);
    if (hasDescriptors) {
      const descriptor = Buffer.alloc(16);
      descriptor.writeUInt32LE(0x08074b50, 0);
      descriptor.writeUInt32LE(entry.checksum, 4);
      descriptor.writeUInt32LE(packed.length, 8);
      descriptor.writeUInt32LE(entry.size, 12);
      write(descriptor);
    }
    packedParts.push(entry);
  }
  const directoryOffset = length;
  for (const { name, offset, packed, size, checksum } of packedParts) {
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(hasDescriptors ? 8 : 0, 8);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(checksum, 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(size, 24);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE(offset, 42);
    write(central);
    write(Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(length - directoryOffset, 12);
  end.writeUInt32LE(directoryOffset, 16);
  write(end);
  return Buffer.concat(pieces);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const columnLetter = (column: number): string => String.fromCharCode(65 + column);

export type SampleCell = string | number | Date;

/** How programs write the same workbook. */
export interface WorkbookStyle {
  /** 'x:' of programs that use the Open XML SDK. */
  readonly prefix?: string;
  readonly hasInlineTexts?: boolean;
  /** From the root of the archive, as openpyxl writes them. */
  readonly hasAbsoluteTargets?: boolean;
  readonly hasReferences?: boolean;
}

/** The parts of a workbook with one sheet, by what they are. */
export function workbookParts(
  rows: readonly (readonly SampleCell[])[],
  { prefix = '', hasInlineTexts = false, hasAbsoluteTargets = false, hasReferences = true }: WorkbookStyle = {},
): Record<'types' | 'root' | 'workbook' | 'links' | 'styles' | 'texts' | 'sheet', ArchivePart> {
  const texts: string[] = [];
  const tag = (name: string): string => `${prefix}${name}`;
  const spaces = prefix === '' ? `xmlns="${main}"` : `xmlns:${prefix.slice(0, -1)}="${main}"`;
  const cell = (value: SampleCell, line: number, column: number): string => {
    const place = hasReferences ? ` r="${columnLetter(column)}${line}"` : '';
    if (value instanceof Date)
      return `<${tag('c')}${place} s="1"><${tag('v')}>${value.getTime() / 86_400_000 + 25_569}</${tag('v')}></${tag('c')}>`;
    if (typeof value === 'number') return `<${tag('c')}${place}><${tag('v')}>${value}</${tag('v')}></${tag('c')}>`;
    if (hasInlineTexts)
      return `<${tag('c')}${place} t="inlineStr"><${tag('is')}><${tag('t')}>${escaped(value)}</${tag('t')}></${tag('is')}></${tag('c')}>`;
    texts.push(value);
    return `<${tag('c')}${place} t="s"><${tag('v')}>${texts.length - 1}</${tag('v')}></${tag('c')}>`;
  };
  const lines = rows
    .map(
      (cells, index) =>
        `<${tag('row')}${hasReferences ? ` r="${index + 1}"` : ''}>${cells.map((value, column) => cell(value, index + 1, column)).join('')}</${tag('row')}>`,
    )
    .join('');
  const target = (name: string): string => (hasAbsoluteTargets ? `/xl/${name}` : name);
  const link = (id: number, type: string, name: string): string =>
    `<Relationship Id="rId${id}" Type="${officeRelationships}/${type}" Target="${target(name)}"/>`;
  return {
    types: {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    root: {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${officeRelationships}/officeDocument" Target="${hasAbsoluteTargets ? '/' : ''}xl/workbook.xml"/></Relationships>`,
    },
    workbook: {
      name: 'xl/workbook.xml',
      content: `${head}<${tag('workbook')} ${spaces} xmlns:r="${officeRelationships}"><${tag('sheets')}><${tag('sheet')} name="Sheet1" sheetId="1" r:id="rId1"/></${tag('sheets')}></${tag('workbook')}>`,
    },
    links: {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="${packageRelationships}">${link(3, 'sharedStrings', 'sharedStrings.xml')}${link(2, 'styles', 'styles.xml')}${link(1, 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
    },
    styles: {
      name: 'xl/styles.xml',
      content: `${head}<${tag('styleSheet')} ${spaces}><${tag('numFmts')}><${tag('numFmt')} numFmtId="164" formatCode="[$-409]dd\\-mmm\\-yyyy;@"/></${tag('numFmts')}><${tag('cellXfs')}><${tag('xf')} numFmtId="0"/><${tag('xf')} numFmtId="164"/></${tag('cellXfs')}></${tag('styleSheet')}>`,
    },
    texts: {
      name: 'xl/sharedStrings.xml',
      content: `${head}<${tag('sst')} ${spaces}>${texts.map((text) => `<${tag('si')}><${tag('t')} xml:space="preserve">${escaped(text)}</${tag('t')}></${tag('si')}>`).join('')}</${tag('sst')}>`,
    },
    sheet: {
      name: 'xl/worksheets/sheet1.xml',
      content: `${head}<${tag('worksheet')} ${spaces}><${tag('sheetData')}>${lines}</${tag('sheetData')}></${tag('worksheet')}>`,
    },
  };
}

export type PartName = keyof ReturnType<typeof workbookParts>;

/** The order in which programs put the parts into the archive, and how else their files differ. */
export const programs: Readonly<
  Record<string, { order: readonly PartName[]; style?: WorkbookStyle; options?: ArchiveOptions }>
> = {
  Excel: { order: ['types', 'root', 'workbook', 'links', 'sheet', 'styles', 'texts'] },
  LibreOffice: { order: ['root', 'links', 'texts', 'sheet', 'workbook', 'styles', 'types'] },
  'Google Sheets': {
    order: ['sheet', 'texts', 'styles', 'workbook', 'types', 'links', 'root'],
    options: { hasDescriptors: true },
  },
  openpyxl: {
    order: ['styles', 'sheet', 'texts', 'root', 'workbook', 'links', 'types'],
    style: { hasAbsoluteTargets: true },
  },
  'openpyxl, rows written as they come': {
    order: ['sheet', 'texts', 'styles', 'root', 'workbook', 'links', 'types'],
    style: { hasAbsoluteTargets: true, hasInlineTexts: true },
  },
  'the Open XML SDK': {
    order: ['workbook', 'links', 'sheet', 'texts', 'styles', 'root', 'types'],
    style: { prefix: 'x:', hasReferences: false },
  },
};

/** The file that a program writes of these rows. */
export function workbookFile(program: string, rows: readonly (readonly SampleCell[])[]): Buffer {
  const how = programs[program];
  if (how === undefined) throw new Error(`No program ${program}`);
  const parts = workbookParts(rows, how.style);
  return packArchive(
    how.order.map((name) => parts[name]),
    how.options,
  );
}
