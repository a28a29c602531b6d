import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Calendar } from '../../../api/api';
import { selectPlanEdits, selectPlans, withPlanEdits } from '../../../entities/planEdits';
import { assigneeCalendar } from '../assigneeCalendar';
import type { ShownCalendar } from './calendarModel';

/** The calendar with what is known of its milestones and sprints since it was read, and with their pending changes. */
export function useShownCalendar(calendar: Calendar | undefined): ShownCalendar | undefined {
  const edits = useSelector(selectPlanEdits);
  const milestones = useSelector(selectPlans.milestones);
  const sprints = useSelector(selectPlans.sprints);
  return useMemo(
    () =>
      calendar && {
        ...calendar,
        isPlanned: assigneeCalendar(calendar.Days_off).isPlanned,
        Milestones: calendar.Milestones.flatMap((plan) =>
          withPlanEdits('milestones', plan, milestones[plan._id], edits),
        ),
        Sprints: calendar.Sprints.flatMap((plan) => withPlanEdits('sprints', plan, sprints[plan._id], edits)),
      },
    [calendar, edits, milestones, sprints],
  );
}
