import { useMemo } from 'react';
import { addDays, type Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { api, useGetWorkingPlanQuery } from '../../../api/api';
import { allChoice } from '../../../ui/form/select/allChoice';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';
import { useToday } from '../../../widgets/useToday';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

export type WorkingPlanFilter = 'department' | 'project' | 'leader' | 'person';

/** What is planned from a day on, by day or by week. */
export interface WorkingPlanSpan {
  readonly from: Day;
  /** How many. */
  readonly days: number;
  readonly by: 'day' | 'week';
}

/**
 * The planned work of employees from a day on; day and filters are in the URL. It never begins before today.
 * `clear` removes all filters, the load included.
 * @param maxTasks how many tasks of a person a day or week names; undefined: all
 */
export function useWorkingPlan({ days: length, by }: Omit<WorkingPlanSpan, 'from'>, maxTasks: number | undefined) {
  const today = useToday();
  const [parameters, setParameters] = useUrlParameters();
  const asked = parameters.get('from');
  const from: Day = asked !== null && isDay(asked) && asked > today ? asked : today;
  const days = useMemo(() => Array.from({ length }, (_, index) => addDays(from, index)), [from, length]);
  const chosen: Readonly<Record<WorkingPlanFilter, string | undefined>> = {
    department: parameters.get('department') ?? undefined,
    project: parameters.get('project') ?? undefined,
    leader: parameters.get('leader') ?? undefined,
    // Chosen among the rows, which are all read.
    person: parameters.get('person') ?? undefined,
  };
  const span = useMemo((): WorkingPlanSpan => ({ from, days: length, by }), [from, length, by]);
  const wanted = {
    ...span,
    maxTasks,
    departmentId: chosen.department,
    projectId: chosen.project,
    teamLeaderId: chosen.leader,
  };
  const { currentData, error, isError, refetch } = useGetWorkingPlanQuery(wanted, { refetchOnMountOrArgChange: true });
  // The previous answer stays while the next is being read.
  const answered = useAnsweredArguments('workingPlan/answered', wanted, currentData !== undefined);
  const { currentData: shown } = api.endpoints.getWorkingPlan.useQueryState(answered);
  const set = (name: WorkingPlanFilter | 'from', value: string | undefined): void =>
    setParameters((current) => withParameters(current, { [name]: value === allChoice.value ? undefined : value }), {
      replace: true,
    });
  const clear = (): void =>
    setParameters(
      (current) =>
        withParameters(current, {
          department: undefined,
          project: undefined,
          leader: undefined,
          person: undefined,
          load: undefined,
        }),
      { replace: true },
    );
  const shift = (by: number): void => {
    const next = addDays(from, by);
    set('from', next <= today ? undefined : next);
  };
  return {
    today,
    from,
    days,
    span,
    chosen,
    set,
    clear,
    shift,
    workingPlan: currentData,
    shown,
    query: { error, isError, refetch },
  };
}

export type ShownWorkingPlan = ReturnType<typeof useWorkingPlan>;
