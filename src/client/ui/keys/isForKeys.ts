const writingPlaces =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Blueprint marks the page while something lies over it. */
const coveredPage = 'bp6-overlay-open';

/** True for a single key without Ctrl, Alt or ⌘ that is meant for the page: nobody types, chooses or answers a dialog with it. */
export function isForKeys(event: KeyboardEvent): boolean {
  if (
    event.defaultPrevented ||
    event.isComposing ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.key.length !== 1
  )
    return false;
  if (document.body.classList.contains(coveredPage)) return false;
  return !(event.target instanceof Element && event.target.closest(writingPlaces) !== null);
}
