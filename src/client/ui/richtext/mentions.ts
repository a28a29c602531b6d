import { EditorState, Modifier, SelectionState } from 'draft-js';
import { mentionAddress } from '../../../domain/richtext/mentions';

/** A person who can be mentioned. */
export interface MentionablePerson {
  readonly id: string;
  readonly name: string;
}

/** A name being typed after an @. */
export interface MentionQuery {
  readonly blockKey: string;
  /** Position of the @ in the block. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An @ at the beginning of a word, and up to two words after it. */
const typedName = /(?:^|[\s(])@([\p{L}\p{M}'.-]*(?: [\p{L}\p{M}'.-]+)?)$/u;

/** The name before the caret; null when none is being typed. */
export function mentionQuery(state: EditorState): MentionQuery | null {
  const selection = state.getSelection();
  if (!selection.isCollapsed() || !selection.getHasFocus()) return null;
  const block = state.getCurrentContent().getBlockForKey(selection.getStartKey());
  const end = selection.getStartOffset();
  const text = typedName.exec(block.getText().slice(0, end))?.[1];
  if (text === undefined) return null;
  const start = end - text.length - 1;
  // Inside a link, or an existing mention, an @ means nothing.
  return block.getEntityAt(start) === null ? { blockKey: block.getKey(), start, end, text } : null;
}

/** Replaces the typed text by the person's name, as a link that cannot be edited letter by letter. */
export function withMention(
  state: EditorState,
  { blockKey, start, end }: MentionQuery,
  { id, name }: MentionablePerson,
): EditorState {
  const created = state.getCurrentContent().createEntity('LINK', 'IMMUTABLE', { url: mentionAddress(id) });
  const typed = SelectionState.createEmpty(blockKey).merge({ anchorOffset: start, focusOffset: end });
  const named = Modifier.replaceText(created, typed, `@${name}`, undefined, created.getLastCreatedEntityKey());
  const content = Modifier.insertText(named, named.getSelectionAfter(), ' ');
  const next = EditorState.push(state, content, 'insert-characters');
  return EditorState.forceSelection(next, content.getSelectionAfter());
}
