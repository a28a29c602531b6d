import { EditorState, Modifier } from 'draft-js';
import { richTextFontSizesPx, type RichTextFontSizePx } from '../../../domain/richtext/allowList';

/** The inline style by which the editor marks a font size. */
export const fontSizeStyleName = (size: RichTextFontSizePx): string => `FONT_SIZE_${size}`;

/** How the editor draws the sizes. */
export const fontSizeStyleMap = Object.fromEntries(
  richTextFontSizesPx.map((size) => [fontSizeStyleName(size), { fontSize: `${size}px` }]),
);

/** The size of the text at the cursor or at the start of the selection; null for the normal one. */
export function currentFontSize(state: EditorState): RichTextFontSizePx | null {
  const styles = state.getCurrentInlineStyle();
  return richTextFontSizesPx.find((size) => styles.has(fontSizeStyleName(size))) ?? null;
}

/** Sets one size for the selection (or the text typed next); null removes the size. */
export function withFontSize(state: EditorState, size: RichTextFontSizePx | null): EditorState {
  const names = richTextFontSizesPx.map(fontSizeStyleName);
  const selection = state.getSelection();
  if (selection.isCollapsed()) {
    const others = names.reduce((styles, name) => styles.remove(name), state.getCurrentInlineStyle());
    return EditorState.setInlineStyleOverride(state, size === null ? others : others.add(fontSizeStyleName(size)));
  }
  const bare = names.reduce(
    (content, name) => Modifier.removeInlineStyle(content, selection, name),
    state.getCurrentContent(),
  );
  const content = size === null ? bare : Modifier.applyInlineStyle(bare, selection, fontSizeStyleName(size));
  return EditorState.push(state, content, 'change-inline-style');
}
