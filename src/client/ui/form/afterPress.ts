/**
 * Runs immediately or, while a pointer is pressed, right after its click. A text that appears below the field being
 * left moves the button away under the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!document.documentElement.matches(':active')) action();
  // Release and click are one task of the browser: a timeout runs after both.
  else window.addEventListener('pointerup', () => window.setTimeout(action, 0), { once: true });
}
