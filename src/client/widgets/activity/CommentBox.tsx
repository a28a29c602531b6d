import { Callout } from '@blueprintjs/core';
import { SendMessageIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { ReasonButton } from '../../ui/controls/ReasonButton';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import { RichTextEditor } from '../../ui/richtext/RichTextEditor';
import type { Subject } from './subject';
import type { CommentDraft } from './useCommentDraft';
import { useMentionSearch } from './useMentionSearch';
import { useSendComment } from './useSendComment';

export interface CommentBoxProps {
  readonly subject: Subject;
  readonly draft: CommentDraft;
}

/**
 * A comment field; Alt + Enter, Ctrl + Enter or the button sends (SCR-035, E-22). A failed comment stays in the field.
 */
export function CommentBox({ subject, draft }: CommentBoxProps) {
  const tipId = useId();
  usePageKeys('Comments', [{ keys: 'Alt + Enter or Ctrl + Enter', description: 'Send the comment' }]);
  const { html, isUnsent, change } = draft;
  const { send, isSending, failureText } = useSendComment(subject);
  const searchPeople = useMentionSearch(subject);
  const submit = async (): Promise<void> => {
    if (isUnsent && (await send(html))) draft.sent(html);
  };
  return (
    <div className="db-comment-box" data-unsaved={isUnsent || undefined}>
      <RichTextEditor
        label="Comment"
        html={html}
        onChange={change}
        onAltEnter={() => void submit()}
        searchPeople={searchPeople}
        placeholder="Write a comment"
        minHeightPx={56}
        describedBy={tipId}
      />
      {failureText !== undefined && (
        <Callout compact intent="danger" role="alert">
          {failureText}
        </Callout>
      )}
      <div className="db-comment-box-foot">
        <span id={tipId} className="db-muted">
          press Alt + Enter to comment
        </span>
        <ReasonButton
          size="small"
          icon={<SendMessageIcon />}
          text="Send"
          disabledReason={isUnsent ? undefined : 'Write a comment first'}
          loading={isSending}
          onClick={() => void submit()}
        />
      </div>
    </div>
  );
}
