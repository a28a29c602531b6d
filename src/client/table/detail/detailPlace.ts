/** Lower details show too little to read. */
const minHeightPx = 160;
const minWidthPx = 480;
/** A narrower list is on a phone, or in a panel. */
const minListWidthPx = 700;
/** With this share of the height left, details below the rows are larger than those next to them. */
const belowShare = 0.45;
const sideShare = 0.42;
const gapPx = 12;

/** Where the details of the chosen row are; with their width at the right. */
export type DetailPlace = 'none' | 'below' | { readonly widthPx: number };

export interface DetailRoom {
  /** Of the rows and the details together. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Height of all rows that the page shows, with the headings. */
  readonly rowsPx: number;
  /** Width of the columns as declared. */
  readonly columnsPx: number;
}

/** Details take the room that the rows leave. Rows that fill the window, or a small one, leave none. */
export function detailPlace({ widthPx, heightPx, rowsPx, columnsPx }: DetailRoom): DetailPlace {
  const left = heightPx - rowsPx - gapPx;
  if (widthPx < minListWidthPx || left < 0) return 'none';
  const sidePx = Math.min(Math.floor(widthPx * sideShare), widthPx - columnsPx - gapPx);
  const fitsRight = sidePx >= minWidthPx && heightPx >= minHeightPx;
  if (left >= minHeightPx && (!fitsRight || left >= heightPx * belowShare)) return 'below';
  return fitsRight ? { widthPx: sidePx } : 'none';
}
