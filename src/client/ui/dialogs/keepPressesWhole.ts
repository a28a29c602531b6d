const presses = (key: string): boolean => key === 'Enter' || key === ' ';

/**
 * A key press counts only for the element on which it started. Blueprint's buttons act on keyup of Enter or Space
 * wherever keydown was: picking a day closes the calendar, the focus returns to its button, and releasing the key would
 * open it again.
 * @returns stops it
 */
export function keepPressesWhole(): () => void {
  const pressedOn = new Map<string, EventTarget | null>();
  const down = ({ key, target, repeat }: KeyboardEvent): void => {
    if (presses(key) && !repeat) pressedOn.set(key, target);
  };
  const up = (event: KeyboardEvent): void => {
    if (!presses(event.key)) return;
    if (pressedOn.get(event.key) !== event.target) event.stopImmediatePropagation();
    pressedOn.delete(event.key);
  };
  document.addEventListener('keydown', down, true);
  document.addEventListener('keyup', up, true);
  return () => {
    document.removeEventListener('keydown', down, true);
    document.removeEventListener('keyup', up, true);
  };
}
