/**
 * jsdom lays nothing out, so that Blueprint's table would draw the first few headings only. This gives every table the
 * room of a large monitor. Call it once at the top of a test file that looks at headings or scrolled rows.
 * @param withDetails whether lists have room for the details of a row as well
 */
export function giveTablesRoom(width = 2560, height = 1440, withDetails = false): void {
  const sizes = { clientWidth: width, clientHeight: height } as const;
  for (const [name, size] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        const hasRoom =
          this.classList.contains('bp6-table-quadrant-scroll-container') ||
          (withDetails && this.classList.contains('db-table-content'));
        return hasRoom ? size : 0;
      },
    });
  }
}
