const writingPlaces =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Blueprint's class for a page below an overlay. */
const coveredPage = 'bp6-overlay-open';

/** True for a single key without Ctrl, Alt or ⌘ while the user neither types nor chooses nor answers a dialog. */
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
