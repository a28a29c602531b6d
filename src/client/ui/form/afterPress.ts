let isPressed = false;
const press = (isDown: boolean) => (): void => {
  isPressed = isDown;
};
window.addEventListener('pointerdown', press(true), true);
window.addEventListener('pointerup', press(false), true);
window.addEventListener('pointercancel', press(false), true);

/**
 * Runs immediately or, while a pointer is pressed, right after its click. A text that appears below the field being
 * left moves the button away under the pointer, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) {
    action();
    return;
  }
  // Release and click are one task of the browser: a timeout runs after both.
  window.addEventListener('pointerup', () => window.setTimeout(action, 0), { once: true });
}
