import { getDefaultKeyBinding, KeyBindingUtil } from 'draft-js';
import type { KeyboardEvent } from 'react';

/** Commands of our own; bold, italic and underline are the editor's (Ctrl/⌘ + B, I, U). */
type EditorCommand = 'send' | 'ordered-list' | 'unordered-list' | 'link';

const withShift: Readonly<Record<string, EditorCommand>> = {
  Digit7: 'ordered-list',
  Digit8: 'unordered-list',
  KeyK: 'link',
};

/**
 * The command of a key: Alt + Enter (or Ctrl/⌘ + Enter, which submits every form), Ctrl/⌘ + Shift + 7, 8, K; otherwise
 * the editor's own.
 */
export function editorCommand(event: KeyboardEvent): string | null {
  if (event.key === 'Enter' && (event.altKey || KeyBindingUtil.hasCommandModifier(event))) return 'send';
  const command = event.shiftKey && KeyBindingUtil.hasCommandModifier(event) ? withShift[event.code] : undefined;
  return command ?? getDefaultKeyBinding(event);
}
