/** Elements with this attribute stay usable while the page shows an earlier state. */
const controls = '[data-replay-controls]';

const inputEvents = [
  'auxclick',
  'beforeinput',
  'change',
  'click',
  'contextmenu',
  'copy',
  'cut',
  'dblclick',
  'dragenter',
  'dragover',
  'dragstart',
  'drop',
  'input',
  'keydown',
  'keypress',
  'keyup',
  'mousedown',
  'mouseup',
  'paste',
  'pointerdown',
  'pointerup',
  'submit',
  'touchstart',
] as const;

const isInControls = ({ target }: Event): boolean => target instanceof Element && target.closest(controls) !== null;

/** Their default is an action of its own: a link leaves the page, and so does a file that is dropped on it. */
const withDefault: ReadonlySet<string> = new Set(['auxclick', 'click', 'dragover', 'drop', 'submit']);

function block(event: Event): void {
  if (isInControls(event)) return;
  event.stopImmediatePropagation();
  if (withDefault.has(event.type)) event.preventDefault();
}

/** A draft of an earlier state must not ask before the page is left. */
function leaveSilently(event: Event): void {
  event.stopImmediatePropagation();
}

/**
 * Keeps the user's input from the screen. `inert` does so for its elements; screens also listen to keys on the
 * document. The controls of the replay listen on the window, which comes first.
 * @returns unblocks
 */
export function blockInput(): () => void {
  for (const name of inputEvents) document.addEventListener(name, block, { capture: true });
  window.addEventListener('beforeunload', leaveSilently, { capture: true });
  return () => {
    for (const name of inputEvents) document.removeEventListener(name, block, { capture: true });
    window.removeEventListener('beforeunload', leaveSilently, { capture: true });
  };
}
