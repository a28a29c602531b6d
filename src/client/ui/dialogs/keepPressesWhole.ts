const presses = (key: string): boolean => key === 'Enter' || key === ' ';

/**
 * Lets a key press only what it went down on. Blueprint's buttons act when Enter or Space comes up, wherever it went down: a day that
 * is picked from a calendar closes it with the key still held, the focus goes back to the button that opens the calendar, and the same
 * key opened it again; Enter in a list that opens a dialog pressed the first button of the dialog.
 *
 * @returns ends it
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
