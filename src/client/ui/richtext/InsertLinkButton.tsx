import { InputGroup } from '@blueprintjs/core';
import { LinkIcon } from '@blueprintjs/icons';
import type { EditorState } from 'draft-js';
import type { KeyboardEvent } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { ReasonButton } from '../controls/ReasonButton';
import { completedAddress, currentLink, withLink } from './links';
import { Popover } from '../controls/Popover';

export interface InsertLinkButtonProps {
  readonly state: EditorState;
  readonly onChange: (state: EditorState) => void;
  readonly isBusy?: boolean;
  /** No link can be set now; the address that was typed stays. */
  readonly isLocked?: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The input was closed: the focus returns to the text. */
  readonly onClosed: () => void;
}

const beingSaved = 'It is being saved';

interface AddressEntryProps {
  readonly previous: string;
  readonly disabledReason: string | undefined;
  /** null removes the link. */
  readonly onApply: (address: string | null) => void;
}

function AddressEntry({ previous, disabledReason, onApply }: AddressEntryProps) {
  const [typed, setTyped] = useScreenState('drafts', 'link-address', previous);
  const [isInvalid, setInvalid] = useScreenState('drafts', 'is-link-invalid', false);
  const apply = (): void => {
    if (disabledReason !== undefined) return;
    const address = completedAddress(typed);
    if (address === null) setInvalid(true);
    else onApply(address);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="db-editor-link">
      <InputGroup
        autoFocus
        value={typed}
        onValueChange={setTyped}
        onKeyDown={onKeyDown}
        placeholder="https://…"
        aria-label="Link address"
        aria-invalid={isInvalid}
        intent={isInvalid ? 'danger' : 'none'}
      />
      <ReasonButton intent="primary" text="Set link" disabledReason={disabledReason} onClick={apply} />
      {previous !== '' && <ReasonButton text="Remove" disabledReason={disabledReason} onClick={() => onApply(null)} />}
      {isInvalid && (
        <div className="db-field-problem">Please enter an address that begins with http, https or mailto</div>
      )}
    </div>
  );
}

/** Sets, changes and removes the link of the selected text. */
export function InsertLinkButton({
  state,
  onChange,
  isBusy,
  isLocked,
  isOpen,
  onOpenChange,
  onClosed,
}: InsertLinkButtonProps) {
  const previous = currentLink(state);
  const isSelected = !state.getSelection().isCollapsed();
  const apply = (address: string | null): void => {
    onChange(withLink(state, address));
    onOpenChange(false);
  };
  return (
    <Popover
      isOpen={isOpen && isSelected}
      onInteraction={onOpenChange}
      disabled={isBusy === true || !isSelected}
      placement="bottom-start"
      transitionDuration={100}
      content={
        <AddressEntry previous={previous} disabledReason={isLocked === true ? beingSaved : undefined} onApply={apply} />
      }
      onClosed={onClosed}
    >
      <ReasonButton
        size="small"
        variant="minimal"
        icon={<LinkIcon />}
        active={previous !== ''}
        aria-label="Link"
        title="Link (Ctrl + Shift + K)"
        disabledReason={isBusy === true ? beingSaved : isSelected ? undefined : 'Select the text first'}
        onMouseDown={(event) => event.preventDefault()}
      />
    </Popover>
  );
}
