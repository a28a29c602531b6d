import { EditorState } from 'draft-js';

/**
 * The same state with a selection inside its text. The editor reads the selection from the page, which can still show
 * the previous text after fast keys; styling missing letters would throw.
 */
export function withSelectionInText(state: EditorState): EditorState {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  // The types of draft-js promise a block for every key.
  const getBlockLength = (key: string): number | undefined => content.getBlockMap().get(key)?.getLength();
  const [anchorLength, focusLength] = [
    getBlockLength(selection.getAnchorKey()),
    getBlockLength(selection.getFocusKey()),
  ];
  if (anchorLength === undefined || focusLength === undefined)
    return selection.getHasFocus() ? EditorState.moveFocusToEnd(state) : EditorState.moveSelectionToEnd(state);
  if (selection.getAnchorOffset() <= anchorLength && selection.getFocusOffset() <= focusLength) return state;
  return EditorState.acceptSelection(
    state,
    selection.merge({
      anchorOffset: Math.min(selection.getAnchorOffset(), anchorLength),
      focusOffset: Math.min(selection.getFocusOffset(), focusLength),
    }),
  );
}
