/** Pixels across a sheet in landscape, A4 or Letter, within its margins. */
const sheetWidth = 980;

/**
 * Reports when the browser begins and finishes printing the page. The width of the page's content is noted for `print.css`:
 * charts and tables were drawn for it, and keep it on paper.
 * @returns unsubscribes
 */
export function watchPrinting(report: (isPrinting: boolean) => void): () => void {
  const begin = (): void => {
    const width = document.querySelector('.db-page')?.scrollWidth ?? sheetWidth;
    document.documentElement.style.setProperty('--db-print-zoom', String(Math.min(1, sheetWidth / width)));
    report(true);
  };
  const end = (): void => report(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
