import { ButtonGroup, Divider } from '@blueprintjs/core';
import { BoldIcon, ItalicIcon, NumberedListIcon, PropertiesIcon, UnderlineIcon } from '@blueprintjs/icons';
import { RichUtils, type EditorState } from 'draft-js';
import type { JSX, MouseEvent } from 'react';
import { richTextFontSizesPx } from '../../../domain/richtext/allowList';
import { currentFontSize, withFontSize } from './fontSizes';
import { moveFocusInRow } from '../keys/moveFocusInRow';
import { InsertLinkButton } from './InsertLinkButton';
import { Button } from '../controls/Button';

const inlineStyles = [
  { style: 'BOLD', label: 'Bold', keys: 'Ctrl + B', icon: <BoldIcon /> },
  { style: 'ITALIC', label: 'Italic', keys: 'Ctrl + I', icon: <ItalicIcon /> },
  { style: 'UNDERLINE', label: 'Underline', keys: 'Ctrl + U', icon: <UnderlineIcon /> },
];

const lists = [
  { type: 'ordered-list-item', label: 'Numbered list', keys: 'Ctrl + Shift + 7', icon: <NumberedListIcon /> },
  { type: 'unordered-list-item', label: 'Bulleted list', keys: 'Ctrl + Shift + 8', icon: <PropertiesIcon /> },
];

// A press on a button would take the focus and the selection that it applies to.
const keepFocus = (event: MouseEvent): void => event.preventDefault();

function Toggle({
  label,
  keys,
  icon,
  text,
  isOn,
  isBusy,
  onClick,
}: {
  label: string;
  keys?: string;
  icon?: JSX.Element;
  text?: string;
  isOn: boolean;
  isBusy?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      size="small"
      icon={icon}
      text={text}
      active={isOn}
      aria-pressed={isOn}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      disabled={isBusy}
      onMouseDown={keepFocus}
      onClick={onClick}
    />
  );
}

export interface RichTextToolbarProps {
  readonly state: EditorState;
  readonly onChange: (state: EditorState) => void;
  readonly isBusy?: boolean;
  readonly isLocked?: boolean;
  readonly isLinkOpen: boolean;
  readonly onLinkOpenChange: (isOpen: boolean) => void;
  readonly onLinkClosed: () => void;
}

/** The row of buttons above the text. */
export function RichTextToolbar({
  state,
  onChange,
  isBusy,
  isLocked,
  isLinkOpen,
  onLinkOpenChange,
  onLinkClosed,
}: RichTextToolbarProps) {
  const styles = state.getCurrentInlineStyle();
  const blockType = RichUtils.getCurrentBlockType(state);
  const size = currentFontSize(state);
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      className="db-editor-toolbar"
      onKeyDown={(event) => moveFocusInRow(event, 'button')}
    >
      <ButtonGroup variant="minimal">
        {inlineStyles.map(({ style, ...looks }) => (
          <Toggle
            key={style}
            {...looks}
            isOn={styles.has(style)}
            isBusy={isBusy}
            onClick={() => onChange(RichUtils.toggleInlineStyle(state, style))}
          />
        ))}
        <Divider />
        {lists.map(({ type, ...looks }) => (
          <Toggle
            key={type}
            {...looks}
            isOn={blockType === type}
            isBusy={isBusy}
            onClick={() => onChange(RichUtils.toggleBlockType(state, type))}
          />
        ))}
        <Divider />
        <InsertLinkButton
          state={state}
          onChange={onChange}
          isBusy={isBusy}
          isLocked={isLocked}
          isOpen={isLinkOpen}
          onOpenChange={onLinkOpenChange}
          onClosed={onLinkClosed}
        />
        <Divider />
        {richTextFontSizesPx.map((known) => (
          <Toggle
            key={known}
            label={`Font size ${known}`}
            text={String(known)}
            isOn={size === known}
            isBusy={isBusy}
            onClick={() => onChange(withFontSize(state, size === known ? null : known))}
          />
        ))}
      </ButtonGroup>
    </div>
  );
}
