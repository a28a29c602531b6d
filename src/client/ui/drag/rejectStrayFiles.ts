/** A file input takes a dropped file without any code. */
const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';

/**
 * A file that is dropped next to the places that take one does nothing; the browser would open it in place of the page. On
 * the window, so that these places come first.
 * @returns ends it
 */
export function rejectStrayFiles(): () => void {
  // A picture of the page that is dragged counts as a file too.
  let isOfPage = false;
  const begin = (): void => {
    isOfPage = true;
  };
  const end = (): void => {
    isOfPage = false;
  };
  const reject = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (isOfPage || event.defaultPrevented || !dataTransfer?.types.includes('Files') || isFileInput(event.target))
      return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragstart', begin, { capture: true });
  window.addEventListener('dragend', end, { capture: true });
  window.addEventListener('dragover', reject);
  window.addEventListener('drop', reject);
  return () => {
    window.removeEventListener('dragstart', begin, { capture: true });
    window.removeEventListener('dragend', end, { capture: true });
    window.removeEventListener('dragover', reject);
    window.removeEventListener('drop', reject);
  };
}
