import type { ExportCell } from './exportCells';

/** Characters that XML escapes, and those that it cannot represent. */
const UNWRITABLE = /[<>&"\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const EVERY_UNWRITABLE = new RegExp(UNWRITABLE, 'g');
const SPELLINGS: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

const xmlText = (text: string): string =>
  UNWRITABLE.test(text) ? text.replace(EVERY_UNWRITABLE, (character) => SPELLINGS[character] ?? '') : text;

/** 'A' of 0, 'AA' of 26. */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

/**
 * Rows of a sheet as XML. exceljs creates an object per cell, which takes most of the time of a hundred thousand rows.
 * @param firstNumber of the first row in the sheet, counted from 1
 * @param styleIds of each column; 0 for none
 */
export function rowsXml(
  rows: readonly (readonly ExportCell[])[],
  firstNumber: number,
  styleIds: readonly number[],
): string {
  const letters = styleIds.map((_id, index) => columnLetters(index));
  const styles = styleIds.map((id) => (id === 0 ? '' : ` s="${id}"`));
  let xml = '';
  rows.forEach((cells, place) => {
    const number = firstNumber + place;
    xml += `<row r="${number}">`;
    cells.forEach((cell, column) => {
      if (cell === null) return;
      const head = `<c r="${letters[column] ?? ''}${number}"${styles[column] ?? ''}`;
      xml += typeof cell === 'number' ? `${head}><v>${cell}</v></c>` : `${head} t="str"><v>${xmlText(cell)}</v></c>`;
    });
    xml += '</row>';
  });
  return xml;
}
