/** How far the clocks of the identity provider and of this machine may differ. */
export const clockToleranceSeconds = 5 * 60;
