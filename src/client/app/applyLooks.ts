import { Classes } from '@blueprintjs/core';

/** Theme and density on the body: dialogs and popovers are attached there, too. */
export function applyLooks(isDark: boolean, density: string): void {
  document.body.classList.toggle(Classes.DARK, isDark);
  document.body.dataset.density = density;
}
