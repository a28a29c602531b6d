import { headerHeight, nameWidth, rowHeight, xFor, type Scale } from '../timelineModel';

export const titleHeight = 52;
export const legendHeight = 32;
/** The narrowest picture in which title and legend have room. */
const minWidth = 1080;
/** Browsers draw no larger canvas, or an empty one. */
const maxSide = 16_384;
const maxPixels = 64 * 1024 * 1024;

export interface PictureSize {
  /** In points of the chart. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a point: 2 where there is room, for screens and print of high resolution. */
  readonly density: 1 | 2;
}

/** undefined when it would be larger than browsers can draw. */
export function pictureSize(scale: Scale, rowCount: number): PictureSize | undefined {
  const width = Math.max(minWidth, Math.ceil(nameWidth + xFor(scale, scale.last + 1)));
  const height = titleHeight + headerHeight + rowCount * rowHeight + legendHeight;
  const fits = (density: number): boolean =>
    Math.max(width, height) * density <= maxSide && width * height * density ** 2 <= maxPixels;
  if (!fits(1)) return undefined;
  return { width, height, density: fits(2) ? 2 : 1 };
}

export const tooLargeText =
  'The image would be larger than browsers can draw. Please choose a coarser zoom, close groups or show open tasks only.';
