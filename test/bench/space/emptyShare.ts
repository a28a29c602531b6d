import type { Page } from '@playwright/test';

/**
 * The share of the visible content of a page (`.db-page-content`) that shows nothing: no text, control, picture or chart, and
 * no filled table cell. Measured in blocks of 8 × 8 px. A block counts as used when a box lies on it or is at most 16 px away,
 * which is the usual distance between things. A table cell or a bar with text counts with its whole box, a text with its lines.
 */
export const emptyShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const blockPx = 8;
    const spacingPx = 16;
    const content = document.querySelector('.db-page-content');
    if (content === null) throw new Error('The page has no content');
    const area = content.getBoundingClientRect();
    const [columns, rows] = [Math.floor(area.width / blockPx), Math.floor(area.height / blockPx)];
    const used = new Uint8Array(columns * rows);
    const mark = (box: DOMRect, around: number): void => {
      if (box.width < 1 || box.height < 1) return;
      const first = (from: number, start: number): number => Math.max(0, Math.floor((from - around - start) / blockPx));
      const last = (to: number, start: number, count: number): number =>
        Math.min(count, Math.ceil((to + around - start) / blockPx));
      for (let row = first(box.top, area.top); row < last(box.bottom, area.top, rows); row += 1)
        used.fill(
          1,
          row * columns + first(box.left, area.left),
          row * columns + Math.max(first(box.left, area.left), last(box.right, area.left, columns)),
        );
    };
    /** The part of a box that its scrolling ancestors show. */
    const visible = (element: Element, box: DOMRect): DOMRect => {
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      for (let at = element.parentElement; at !== null && content.contains(at); at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const frame = at.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const wholes =
      'td, th, [role=gridcell], [role=columnheader], [role=rowheader], button, input, select, textarea, .bp6-tag, canvas, img, svg, meter, .bp6-progress-bar';
    for (const element of content.querySelectorAll(wholes)) {
      const isCell = element.matches('td, th, [role=gridcell], [role=columnheader], [role=rowheader]');
      const isFilled =
        !isCell || element.textContent.trim() !== '' || element.querySelector('svg, img, input') !== null;
      if (isFilled && isShown(element)) mark(visible(element, element.getBoundingClientRect()), spacingPx);
    }
    const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || node.textContent?.trim() === '' || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) mark(visible(parent, line), spacingPx);
    }
    return 1 - used.reduce((sum, one) => sum + one, 0) / used.length;
  });
