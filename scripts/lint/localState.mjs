export const localState = {};
export const notMovedYet = [];
