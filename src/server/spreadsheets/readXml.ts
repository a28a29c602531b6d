import { SaxesParser } from 'saxes';
import { damagedFile, SheetProblem } from './sheetProblem';

/** A workbook nests its elements less than ten deep. */
const maxDepth = 64;
/** Parsing ends within one such piece after a problem. */
const pieceCharacters = 64 * 1024;

export interface XmlReader {
  /** Names have no prefix: some programs write 'x:row'. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The encoding declared at the start of the file; UTF-8 by default. */
function decode(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Parses XML in one pass. Declared entities are rejected: they can expand a line to gigabytes.
 * @throws SheetProblem for malformed XML, or deeper nesting than any workbook has
 */
export function readXml(bytes: Buffer, { open, close, text }: XmlReader): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', () => {
    throw damagedFile();
  });
  parser.on('doctype', () => {
    throw new SheetProblem('This file declares entities, which Excel does not write');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw damagedFile();
    open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localName(name));
  });
  if (text !== undefined) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const xml = decode(bytes);
  for (let at = 0; at < xml.length; at += pieceCharacters) parser.write(xml.slice(at, at + pieceCharacters));
  parser.close();
}
