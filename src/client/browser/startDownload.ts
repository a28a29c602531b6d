/** Lets the browser save what an address answers, without leaving the page. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noopener';
  link.click();
}
