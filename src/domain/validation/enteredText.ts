import { isBlank } from './isBlank';

/** Text of a form for storage: trimmed; blank text is no text. */
export const enteredText = (text: string | undefined): string | null =>
  text === undefined || isBlank(text) ? null : text.trim();

/** The same for a form that changes a record: text that was not sent keeps the stored value. */
export const changedText = (sent: string | undefined, stored: string | null): string | null =>
  sent === undefined ? stored : enteredText(sent);
