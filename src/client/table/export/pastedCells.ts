/** On the clipboard next to the text for spreadsheets: the copied cells without apostrophes in front of formulas. */
export const cellsWithoutApostrophes = 'application/x-daybook-cells';

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && !target.readOnly && !target.disabled;

/** The text of our own cells, where it differs from what spreadsheets receive. */
function plainCells(clipboard: DataTransfer | null): string | undefined {
  const plain = clipboard?.getData(cellsWithoutApostrophes) ?? '';
  return plain === '' || plain === clipboard?.getData('text/plain') ? undefined : plain;
}

/**
 * Cells copied from a table arrive in every field as the table shows them: their apostrophes are for spreadsheets.
 * @returns ends it
 */
export function pasteCellsAsShown(page: Document): () => void {
  // After the field's own handlers: whatever handles the paste itself reads cells by `parseTsv`.
  const pasteIntoField = (event: ClipboardEvent): void => {
    const plain = plainCells(event.clipboardData);
    if (plain === undefined || event.defaultPrevented || !isTextField(event.target)) return;
    // The only way of inserting text that the browser can undo.
    if (page.execCommand('insertText', false, plain)) event.preventDefault();
  };
  // Before them: a formatted text handles every paste itself, from what the event carries.
  const pasteIntoFormatted = (event: ClipboardEvent): void => {
    const plain = plainCells(event.clipboardData);
    if (plain === undefined || !(event.target instanceof HTMLElement) || !event.target.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    event.target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  page.addEventListener('paste', pasteIntoField);
  page.addEventListener('paste', pasteIntoFormatted, true);
  return () => {
    page.removeEventListener('paste', pasteIntoField);
    page.removeEventListener('paste', pasteIntoFormatted, true);
  };
}
