import { Editor, EditorState, Modifier, RichUtils, type ContentState, type DraftHandleValue } from 'draft-js';
import 'draft-js/dist/Draft.css';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useOverlay } from '../../screen-state/useOverlay';
import { editorCommand } from './editorKeys';
import { fontSizeStyleMap } from './fontSizes';
import { contentFromHtml, htmlFromContent } from './htmlConversion';
import { linkDecorator } from './links';
import { MentionList, optionId } from './MentionList';
import { withMention, type MentionablePerson } from './mentions';
import type { RichTextEditorProps } from './richTextEditorProps';
import { RichTextToolbar } from './RichTextToolbar';
import { withSelectionInText } from './selectionInText';
import { useMentions } from './useMentions';

/** Maximum indentation by Tab. */
const maxListDepth = 4;

const stateFrom = (html: string): EditorState => EditorState.createWithContent(contentFromHtml(html), linkDecorator);

function mayMoveInList(state: EditorState, isOutward: boolean): boolean {
  const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
  return block.getType().endsWith('list-item') && (!isOutward || block.getDepth() > 0);
}

/** A list has no room for the placeholder, which would cover its first item. */
const isPlaceholderShown = (content: ContentState): boolean => content.getFirstBlock().getType() === 'unstyled';

/** The editor itself. Large: use RichTextEditor, which loads it lazily. */
export function DraftEditor({
  html,
  onChange,
  onLeave,
  onAltEnter,
  searchPeople,
  placeholder,
  minHeightPx = 120,
  ...props
}: RichTextEditorProps) {
  const editor = useRef<Editor>(null);
  const editorKey = `editor-${useId()}`;
  const [state, setState] = useState(() => stateFrom(html));
  const link = useOverlay('link');
  const lastHtml = useRef(html);
  const mentions = useMentions(state, searchPeople);
  const listId = `${editorKey}-people`;

  // A text set by the owner (an emptied comment box) replaces the content; the echo of the last reported text does not.
  useLayoutEffect(() => {
    if (html === lastHtml.current) return;
    lastHtml.current = html;
    const fresh = stateFrom(html);
    setState((former) => (former.getSelection().getHasFocus() ? EditorState.moveFocusToEnd(fresh) : fresh));
  }, [html]);

  const change = (wanted: EditorState): void => {
    const next = withSelectionInText(wanted);
    if (props.isLocked === true && next.getCurrentContent() !== state.getCurrentContent()) {
      // An input method has written into the page already: the text is drawn again as it is.
      setState(EditorState.forceSelection(state, state.getSelection()));
      return;
    }
    setState(next);
    if (next.getCurrentContent() === state.getCurrentContent()) return;
    const written = htmlFromContent(next.getCurrentContent());
    if (written === lastHtml.current) return;
    lastHtml.current = written;
    onChange(written);
  };

  const pick = (person: MentionablePerson | undefined): void => {
    if (mentions.query && person) change(withMention(state, mentions.query, person));
    else mentions.close();
  };

  const obey = (command: string, latest: EditorState): DraftHandleValue => {
    const current = withSelectionInText(latest);
    if (command === 'mention-next' || command === 'mention-previous')
      mentions.move(command === 'mention-next' ? 1 : -1);
    else if (command === 'mention-pick') pick(mentions.found?.people[mentions.active]);
    else if (command === 'mention-close') mentions.close();
    else if (command === 'send') onAltEnter?.();
    else if (command === 'link') link.open(null);
    else if (command === 'ordered-list') change(RichUtils.toggleBlockType(current, 'ordered-list-item'));
    else if (command === 'unordered-list') change(RichUtils.toggleBlockType(current, 'unordered-list-item'));
    else {
      const next = RichUtils.handleKeyCommand(current, command);
      if (!next) return 'not-handled';
      change(next);
    }
    return 'handled';
  };

  const paste = (_text: string, pasted: string | undefined, current: EditorState): DraftHandleValue => {
    // Plain text, and pieces of this very editor, need no cleaning.
    if (!pasted || pasted.includes(editorKey)) return 'not-handled';
    const fragment = contentFromHtml(pasted);
    change(
      EditorState.push(
        current,
        Modifier.replaceWithFragment(current.getCurrentContent(), current.getSelection(), fragment.getBlockMap()),
        'insert-fragment',
      ),
    );
    return 'handled';
  };

  const getCommand = (event: KeyboardEvent): string | null => {
    const mentionCommand = mentions.getCommand(event);
    if (mentionCommand) {
      // Escape closes the list, and not the dialog around it.
      event.stopPropagation();
      return mentionCommand;
    }
    if (event.key !== 'Tab') return editorCommand(event);
    // Tab indents and outdents list items; elsewhere, and in the outermost list, it leaves the field.
    if (mayMoveInList(state, event.shiftKey)) change(RichUtils.onTab(event, state, maxListDepth));
    return null;
  };

  return (
    <div
      className={`db-editor ${props.isInvalid ? 'db-editor-invalid' : ''} ${props.isBusy ? 'db-editor-disabled' : ''}`}
    >
      <RichTextToolbar
        state={state}
        onChange={change}
        isBusy={props.isBusy}
        isLocked={props.isLocked}
        isLinkOpen={link.isOpen}
        onLinkOpenChange={(isOpen) => link.toggle(isOpen, null)}
        onLinkClosed={() => editor.current?.focus()}
      />
      <div
        id={props.id}
        className="db-editor-text db-rich-text"
        style={{ minHeight: minHeightPx }}
        onClick={() => editor.current?.focus()}
      >
        <Editor
          ref={editor}
          editorKey={editorKey}
          editorState={state}
          onChange={change}
          onBlur={onLeave}
          keyBindingFn={getCommand}
          handleKeyCommand={obey}
          handlePastedText={paste}
          customStyleMap={fontSizeStyleMap}
          placeholder={isPlaceholderShown(state.getCurrentContent()) ? placeholder : undefined}
          readOnly={props.isBusy}
          spellCheck
          stripPastedStyles={false}
          role="textbox"
          ariaMultiline
          ariaLabel={props.label}
          ariaLabelledBy={props.labelledBy}
          ariaDescribedBy={props.describedBy}
          ariaControls={mentions.found && listId}
          ariaActiveDescendantID={mentions.found && optionId(listId, mentions.active)}
        />
      </div>
      <MentionList id={listId} mentions={mentions} onPick={pick} />
    </div>
  );
}
