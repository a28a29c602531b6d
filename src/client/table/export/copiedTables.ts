import { escapeCell } from './copiedText';
import { cellsWithoutApostrophes } from './pastedCells';
import { asTsv } from './rowsAsTsv';

/** What is copied of a page: tables by their cells, and the text before, between and after them. */
type Piece = { readonly text: string } | { readonly lines: readonly (readonly string[])[] };

const isPage = (node: EventTarget | null): boolean =>
  !(
    node instanceof HTMLInputElement ||
    node instanceof HTMLTextAreaElement ||
    (node instanceof HTMLElement && node.isContentEditable)
  );

/** The selected text of a cell; undefined for a cell that the selection only borders on. */
function selectedText(cell: HTMLTableCellElement, selected: Range): string | undefined {
  if (!selected.intersectsNode(cell)) return undefined;
  const part = selected.cloneRange();
  const isStart = cell.contains(selected.startContainer);
  const isEnd = cell.contains(selected.endContainer);
  if (!isStart) part.setStart(cell, 0);
  if (!isEnd) part.setEnd(cell, cell.childNodes.length);
  const text = part.toString().replace(/\s+/g, ' ').trim();
  return text === '' && (isStart || isEnd) ? undefined : text;
}

/** The selected cells by row; a cell that spans several columns takes their place. */
const selectedLines = (table: HTMLTableElement, selected: Range): string[][] =>
  [...table.rows]
    .map((row) =>
      [...row.cells].flatMap((cell) => {
        const text = selectedText(cell, selected);
        return text === undefined ? [] : [text, ...Array.from({ length: cell.colSpan - 1 }, () => '')];
      }),
    )
    .filter((cells) => cells.length > 0);

const block = 'address, article, aside, dd, div, dt, h1, h2, h3, h4, h5, h6, header, li, main, nav, p, pre, section';

/** The selected text, with a line for each block of it. */
function blockTexts(page: Document, selected: Range): string {
  const lines: { block: Element | null; text: string }[] = [];
  const nodes = page.createTreeWalker(selected.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const { startContainer, startOffset, endContainer, endOffset } = selected;
  const start = nodes.currentNode instanceof Text ? nodes.currentNode : nodes.nextNode();
  for (let node = start; node !== null; node = nodes.nextNode()) {
    if (!selected.intersectsNode(node)) continue;
    const all = node.nodeValue ?? '';
    const text = all.slice(node === startContainer ? startOffset : 0, node === endContainer ? endOffset : all.length);
    const inBlock = node.parentElement?.closest(block) ?? null;
    const last = lines.at(-1);
    if (last !== undefined && last.block === inBlock) last.text += text;
    else lines.push({ block: inBlock, text });
  }
  return lines
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n');
}

/** Undefined when the selection is not of several cells: then it is copied as it is. */
function selectedPieces(page: Document, selected: Range): Piece[] | undefined {
  const pieces: Piece[] = [];
  let count = 0;
  const rest = selected.cloneRange();
  const addText = (part: Range): void => {
    const text = blockTexts(page, part);
    if (text !== '') pieces.push({ text });
  };
  for (const table of page.querySelectorAll('table')) {
    const lines = selectedLines(table, selected);
    if (lines.length === 0) continue;
    count += lines.flat().length;
    if (!table.contains(rest.startContainer)) {
      const before = rest.cloneRange();
      before.setEndBefore(table);
      addText(before);
    }
    pieces.push({ lines });
    if (table.contains(rest.endContainer)) rest.collapse();
    else rest.setStartAfter(table);
  }
  if (!rest.collapsed) addText(rest);
  return count > 1 || (count === 1 && pieces.length > 1) ? pieces : undefined;
}

const asText = (pieces: readonly Piece[], toCell: (text: string) => string): string =>
  pieces
    .map((piece) => ('text' in piece ? piece.text : asTsv(piece.lines.map((cells) => cells.map(toCell)))))
    .join('\n');

function asHtml(page: Document, pieces: readonly Piece[]): string {
  const root = page.createElement('div');
  for (const piece of pieces) {
    if ('text' in piece) {
      for (const line of piece.text.split('\n'))
        root.append(Object.assign(page.createElement('p'), { textContent: line }));
      continue;
    }
    const table = page.createElement('table');
    for (const cells of piece.lines) {
      const row = table.insertRow();
      for (const text of cells) row.insertCell().textContent = escapeCell(text);
    }
    root.append(table);
  }
  return root.innerHTML;
}

/**
 * Selected cells of plain tables are copied like those of the grid: no spreadsheet takes their texts for formulas.
 * @returns ends it
 */
export function escapeCopiedTables(page: Document): () => void {
  const copy = (event: ClipboardEvent): void => {
    const selection = page.getSelection();
    if (event.defaultPrevented || !event.clipboardData || !isPage(event.target) || !selection?.rangeCount) return;
    const pieces = selectedPieces(page, selection.getRangeAt(0));
    if (pieces === undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', asText(pieces, escapeCell));
    event.clipboardData.setData('text/html', asHtml(page, pieces));
    event.clipboardData.setData(
      cellsWithoutApostrophes,
      asText(pieces, (text) => text),
    );
  };
  page.addEventListener('copy', copy);
  return () => page.removeEventListener('copy', copy);
}
