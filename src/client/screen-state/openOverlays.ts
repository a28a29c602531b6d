/** Toasts are overlays for Blueprint, but open by themselves. */
const openOverlays = '.bp6-overlay.bp6-overlay-open:not(.bp6-toast-container)';

export const countOpenOverlays = (): number => document.querySelectorAll(openOverlays).length;

/** The open overlay above all others. */
export const findTopOverlay = (): Element | undefined => [...document.querySelectorAll(openOverlays)].at(-1);
