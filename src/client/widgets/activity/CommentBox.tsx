import { Button, Callout } from '@blueprintjs/core';
import { SendMessageIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { hasContent } from '../../../domain/tasks/taskRules';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import { RichTextEditor } from '../../ui/richtext/RichTextEditor';
import type { Subject } from './subject';
import { useSendComment } from './useSendComment';

export interface CommentBoxProps {
  readonly subject: Subject;
  /** HTML of what is being written. */
  readonly draft: string;
  readonly onDraftChange: (html: string) => void;
}

/** Writes a comment; Alt + Enter or the button sends it (SCR-035, E-22). What could not be sent stays in the box. */
export function CommentBox({ subject, draft, onDraftChange }: CommentBoxProps) {
  const tipId = useId();
  usePageKeys('Comments', [{ keys: 'Alt + Enter', does: 'Send the comment' }]);
  const { send, isSending, failureText } = useSendComment(subject);
  const submit = async (): Promise<void> => {
    if (await send(draft)) onDraftChange('');
  };
  return (
    <div className="db-comment-box">
      <RichTextEditor label="Comment" html={draft} onChange={onDraftChange} onAltEnter={() => void submit()} placeholder="Write a comment" minimumHeight={56} describedBy={tipId} />
      {failureText !== undefined && (
        <Callout compact intent="danger" role="alert">
          {failureText}
        </Callout>
      )}
      <div className="db-comment-box-foot">
        <span id={tipId} className="db-muted">
          press Alt + Enter to comment
        </span>
        <Button size="small" icon={<SendMessageIcon />} text="Send" disabled={!hasContent(draft)} loading={isSending} onClick={() => void submit()} />
      </div>
    </div>
  );
}
