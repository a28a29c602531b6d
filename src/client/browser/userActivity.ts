/** What users do; a page that only refreshes itself has none of them. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let lastInputMs = performance.now();
/** Until input is noted, everything counts as done with keys. */
let isKeyLast = true;

const onInput = ({ type }: Event): void => {
  lastInputMs = performance.now();
  if (type === 'pointerdown' || type === 'keydown') isKeyLast = type === 'keydown';
};

/** Notes the user's input on this page from now on. */
export function followUserActivity(): void {
  lastInputMs = performance.now();
  isKeyLast = false;
  for (const name of inputs) window.addEventListener(name, onInput, { capture: true, passive: true });
}

/** Full seconds since the user's last input on this page. */
export const userIdleSeconds = (): number => Math.floor((performance.now() - lastInputMs) / 1000);

/** Whether the user has last pressed a key: not the pointer, and not nothing since the page was loaded. */
export const wasKeyLast = (): boolean => isKeyLast;
