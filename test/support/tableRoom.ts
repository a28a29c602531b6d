/**
 * jsdom lays nothing out, so that Blueprint's table would draw the first few headings only. This gives every table the
 * room of a large monitor. Call it once at the top of a test file that looks at headings or scrolled rows.
 */
export function giveTablesRoom(width = 2560, height = 1440): void {
  const sizes = { clientWidth: width, clientHeight: height } as const;
  for (const [name, size] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.classList.contains('bp6-table-quadrant-scroll-container') ? size : 0;
      },
    });
  }
}
