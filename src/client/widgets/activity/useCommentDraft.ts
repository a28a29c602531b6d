import { hasContent } from '../../../domain/richtext/hasContent';
import { useScreenState } from '../../screen-state/useScreenState';
import { useUnsavedChangesGuard } from '../../ui/form/useUnsavedChangesGuard';
import { useCommentEdit, type CommentEdit } from './useCommentEdit';

export interface CommentDraft {
  /** '' for none. */
  readonly html: string;
  readonly isUnsent: boolean;
  readonly change: (html: string) => void;
  /** After a text was sent: what has been typed since then stays. */
  readonly sent: (html: string) => void;
  /** Of an own comment. */
  readonly edit: CommentEdit;
}

/**
 * To be used above the tabs, so that switching them does not lose the comment: leaving the page asks from any tab.
 * @param subjectId the project or task
 */
export function useCommentDraft(subjectId: string): CommentDraft {
  const [draft, setDraft] = useScreenState('drafts', 'comment', { subjectId, html: '' });
  const html = draft.subjectId === subjectId ? draft.html : '';
  const isUnsent = hasContent(html);
  useUnsavedChangesGuard(isUnsent, 'page');
  return {
    html,
    isUnsent,
    edit: useCommentEdit(subjectId),
    change: (changed) => setDraft({ subjectId, html: changed }),
    sent: (text) => setDraft((known) => (known.html === text ? { subjectId, html: '' } : known)),
  };
}
