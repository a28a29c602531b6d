/** Address of the replay at a step. */
export const replayPath = (step: number): string => `/replay?step=${step}`;
