/** Name of the command key on this system. */
export const commandKeyName = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
