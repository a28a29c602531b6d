import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../ui/controls/Button';
import { Form } from '../../ui/form/Form';
import { RichTextField } from '../../ui/form/RichTextField';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import type { Subject } from './subject';
import type { CommentEdit } from './useCommentEdit';
import { useMentionSearch } from './useMentionSearch';

export interface EditCommentFormProps {
  readonly subject: Subject;
  readonly edit: CommentEdit;
}

/** The text of an own comment, edited in its place: Alt + Enter, Ctrl + Enter or the button saves, Escape cancels. */
export function EditCommentForm({ subject, edit }: EditCommentFormProps) {
  const { comment, form, cancel, takesFocus } = edit;
  const frame = useRef<HTMLDivElement>(null);
  const searchPeople = useMentionSearch(subject);
  usePageKeys('Edited comment', [
    { keys: 'Alt + Enter or Ctrl + Enter', description: 'Save the comment' },
    { keys: 'Escape', description: 'Cancel editing' },
  ]);
  const id = comment?._id ?? '';
  useEffect(() => {
    if (!takesFocus(id)) return;
    frame.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
    // Also what is below the text: how it is saved.
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus, id]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isInside = event.target instanceof Node && frame.current?.contains(event.target) === true;
    // Not by `defaultPrevented`: the editor prevents it always, and its list of people stops the event.
    if (event.key !== 'Escape' || !isInside || form.isSubmitting) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      <Form form={form} label="Edit comment" className="db-comment-edit" guard="page">
        <RichTextField
          field={form.field('Comment')}
          label="Edit comment"
          help="Alt + Enter saves, Escape cancels"
          minHeightPx={56}
          onAltEnter={() => void form.submit()}
          searchPeople={searchPeople}
        />
        <div className="db-comment-edit-actions">
          <Button type="submit" size="small" intent="primary" text="Save" loading={form.isSubmitting} />
          <Button size="small" text="Cancel" onClick={cancel} disabled={form.isSubmitting} />
        </div>
      </Form>
    </div>
  );
}
