interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** False with a modifier key, with which the browser opens a link itself: in a new tab or window. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey }: Modifiers): boolean => !ctrlKey && !metaKey && !shiftKey;
