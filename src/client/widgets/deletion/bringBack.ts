import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { counted } from '../../../domain/wording/counted';
import { api } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { endOfferToRestore, type PendingUndo } from '../../ui/dialogs/announce';
import { showError, showSuccess, showUndoable } from '../../ui/dialogs/toaster';
import { undoReason } from '../reportUndo';

/** A deleted record exists; who may not restore it has lost its project. */
const withoutProject = 'The project was deleted, or you no longer have access to it';
const withoutComment =
  'What it was written on was deleted, you no longer have access to it, or the comment is gone for good';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export type DeletedKind = 'milestone' | 'sprint' | 'task or project' | 'comment';

const { restoreComment, restoreMilestone, restoreSprint, restoreTaskOrProject } = api.endpoints;
const untracked = { track: false } as const;
const restorations: Readonly<
  Record<DeletedKind, (dispatch: Dispatch, id: string) => PromiseLike<{ readonly error?: unknown }>>
> = {
  comment: (dispatch, id) => dispatch(restoreComment.initiate({ id }, untracked)),
  milestone: (dispatch, id) => dispatch(restoreMilestone.initiate({ id }, untracked)),
  sprint: (dispatch, id) => dispatch(restoreSprint.initiate({ id }, untracked)),
  'task or project': (dispatch, id) => dispatch(restoreTaskOrProject.initiate({ id }, untracked)),
};

/** A deleted record; `name` is displayed: 'Task HBR-12'. */
export interface DeletedThing {
  readonly kind: DeletedKind;
  readonly id: string;
  readonly name: string;
}

/**
 * Restores a record and reports it.
 * @returns the failure; '' on success
 */
export async function bringBack(dispatch: Dispatch, { kind, id, name }: DeletedThing): Promise<string> {
  const { error } = await restorations[kind](dispatch, id);
  const failure = shownFailure(error);
  if (failure)
    return `${name} was not restored: ${undoReason(failure, kind === 'comment' ? withoutComment : withoutProject)}`;
  endOfferToRestore(id);
  await showSuccess(`${name} restored`);
  return '';
}

/** Reports the deletion and offers undo on any page. Not awaited, because its page is left immediately. */
export function offerUndo(dispatch: Dispatch, pending: PendingUndo, thing: DeletedThing, text: string): void {
  const undo = async (): Promise<void> => {
    const failureText = await bringBack(dispatch, thing);
    if (failureText !== '') await showError(failureText);
  };
  void showUndoable(text, undo, pending, thing.id);
}

/**
 * The same for tasks that were deleted together.
 * @param ids one of each project: with it, all that were deleted are restored
 */
export function offerUndoOfTasks(dispatch: Dispatch, pending: PendingUndo, ids: readonly string[], text: string): void {
  const undo = async (): Promise<void> => {
    let count = 0;
    for (const id of ids) {
      const { data, error } = await dispatch(restoreTaskOrProject.initiate({ id }, untracked));
      const failure = shownFailure(error);
      if (failure) await showError(`Not all tasks were restored: ${undoReason(failure, withoutProject)}`);
      else count += data?.Task_count ?? 0;
    }
    if (count > 0) await showSuccess(`${counted(count, 'task')} restored`);
  };
  void showUndoable(text, undo, pending);
}
