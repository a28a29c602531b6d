import { Classes } from '@blueprintjs/core';

/** Light or dark, and the density, on the whole page: dialogs and popovers hang on the body too. */
export function applyLooks(isDark: boolean, density: string): void {
  document.body.classList.toggle(Classes.DARK, isDark);
  document.body.dataset.density = density;
}
