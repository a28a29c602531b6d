import type { CalendarPlanKind } from '../../../../domain/planning/planMove';
import type { PlanDays } from '../../../../domain/planning/planningRules';
import { useUpdateMilestoneMutation, useUpdateSprintMutation } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { beginUndo } from '../../../ui/dialogs/announce';
import { showError, showUndoable } from '../../../ui/dialogs/toaster';
import { reportUndo } from '../../../widgets/reportUndo';
import { isUnmoved, type DraftOfPlan } from './calendarMoves';

const texts: Readonly<Record<CalendarPlanKind, { readonly saved: string; readonly failed: string }>> = {
  milestones: { saved: 'Milestone moved', failed: 'The milestone was not moved' },
  sprints: { saved: 'Days of the sprint changed', failed: 'The days of the sprint were not changed' },
};

interface PlanVersion {
  readonly id: string;
  readonly Name: string;
  readonly Version: number;
}

/**
 * Saves the days of a milestone or sprint, with undo. They are shown before the answer; after a failure the stored ones
 * return.
 * @param onFailed what is shown may be outdated
 */
export function useSavePlanMove(onFailed: () => unknown): (draft: DraftOfPlan) => Promise<void> {
  const [updateMilestone] = useUpdateMilestoneMutation();
  const [updateSprint] = useUpdateSprintMutation();
  const send = (planKind: CalendarPlanKind, version: PlanVersion, { StartDate, DueDate }: PlanDays) => {
    const form = { ...version, StartDate: StartDate ?? '', DueDate: DueDate ?? '' };
    return planKind === 'milestones' ? updateMilestone(form) : updateSprint(form);
  };
  return async (draft) => {
    if (isUnmoved(draft)) return;
    const { id, planKind, name, version, days: former } = draft.plan;
    const pending = beginUndo(`Days of ${name}`);
    const { data: saved, error } = await send(planKind, { id, Name: name, Version: version }, draft.days);
    const failure = shownFailure(error);
    if (!saved) pending.end();
    if (failure) {
      onFailed();
      await showError(`${texts[planKind].failed}: ${failure.message}`);
    }
    if (!saved) return;
    const undo = async (): Promise<void> => {
      const { Name, Version } = saved;
      const { error: notUndone } = await send(planKind, { id, Name, Version }, former);
      await reportUndo(notUndone);
    };
    await showUndoable(texts[planKind].saved, undo, pending);
  };
}
