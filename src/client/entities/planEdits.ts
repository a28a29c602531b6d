import { createSlice } from '@reduxjs/toolkit';
import { shownPlanDays, type CalendarPlanKind } from '../../domain/planning/planMove';
import { api, type CalendarPlan, type UpdateMilestoneForm } from '../api/api';
import { selectMilestones, selectSprints, type WithRecords } from './knownRecords';
import { addPendingEdits } from './pendingEdits';
import { taskEditsForgotten } from './taskEdits';

/** The requested days of one milestone or sprint; '' for none. */
type RequestedDays = Pick<UpdateMilestoneForm, 'id' | 'StartDate' | 'DueDate'>;

/** Pending changes by request, oldest first. */
type PlanEditsState = Record<string, RequestedDays>;

const { updateMilestone, updateSprint } = api.endpoints;

const none: PlanEditsState = {};

export const planEditsReducer = createSlice({
  name: 'entities/planEdits',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(taskEditsForgotten, () => none);
    for (const endpoint of [updateMilestone, updateSprint])
      addPendingEdits(builder, endpoint, ({ id, StartDate, DueDate }: RequestedDays): RequestedDays => ({
        id,
        StartDate,
        DueDate,
      }));
  },
}).reducer;

export interface WithPlanEdits extends WithRecords {
  readonly entities: WithRecords['entities'] & { readonly planEdits: PlanEditsState };
}

export const selectPlanEdits = (state: WithPlanEdits): PlanEditsState => state.entities.planEdits;
export const selectPlans = { milestones: selectMilestones, sprints: selectSprints } as const;

/** A milestone or sprint of a calendar as it is shown. */
export interface ShownPlan extends CalendarPlan {
  /** Whether it shows a change that is not stored yet. */
  readonly isPending: boolean;
}

/**
 * A milestone or sprint of a calendar with the newer record that a change has answered, and with its pending changes.
 * When the server rejects one, it is no longer pending and the stored days return.
 */
export function withPlanEdits(
  kind: CalendarPlanKind,
  plan: CalendarPlan,
  known: Pick<CalendarPlan, 'Name' | 'StartDate' | 'DueDate' | 'Status' | 'Version'> | undefined,
  edits: PlanEditsState,
): ShownPlan[] {
  const stored = known && known.Version > plan.Version ? known : plan;
  const { Name, Status, Version } = stored;
  const pending = Object.values(edits).filter(({ id }) => id === plan._id);
  const days = pending.reduce(
    (shown, { StartDate, DueDate }) => ({
      StartDate: StartDate === undefined ? shown.StartDate : StartDate || null,
      DueDate: DueDate === undefined ? shown.DueDate : DueDate || null,
    }),
    { StartDate: stored.StartDate, DueDate: stored.DueDate },
  );
  const shown = shownPlanDays(kind, days);
  if (shown === undefined) return [];
  return [
    { ...plan, ...days, Name, Status, Version, From: shown.first, To: shown.last, isPending: pending.length > 0 },
  ];
}
