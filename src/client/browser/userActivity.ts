/** What users do; a page that only refreshes itself has none of them. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let lastInputMs = performance.now();
let isPointerLast = false;

const onInput = ({ type }: Event): void => {
  lastInputMs = performance.now();
  if (type === 'pointerdown' || type === 'keydown') isPointerLast = type === 'pointerdown';
};

/** Notes the user's input on this page from now on. */
export function followUserActivity(): void {
  lastInputMs = performance.now();
  for (const name of inputs) window.addEventListener(name, onInput, { capture: true, passive: true });
}

/** Full seconds since the user's last input on this page. */
export const userIdleSeconds = (): number => Math.floor((performance.now() - lastInputMs) / 1000);

/** Whether the user has last pressed the pointer, and not a key. */
export const wasPointerLast = (): boolean => isPointerLast;
