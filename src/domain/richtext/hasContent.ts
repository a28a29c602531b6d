import { isBlank } from '../validation/isBlank';

/** Whether the HTML of an editor has visible content. */
export const hasContent = (html: string | undefined): boolean =>
  html !== undefined && !isBlank(html.replace(/<[^>]*>/g, ' ').replace(/&nbsp;|\u00a0/g, ' '));
