import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { addDays, isDay, type Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { api, useGetWorkingPlanQuery, useListProjectsQuery } from '../../../api/api';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import type { Choice } from '../../../ui/form/select/choice';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { useToday } from '../../../widgets/useToday';
import { ReportTable } from './ReportTable';
import { loadChoices, workingPlanColumns } from '../workingPlanColumns';
import '../workingPlan.css';
import { Button } from '../../../ui/controls/Button';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';

const weekDays = 7;
const all = 'ALL';
const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const toolbarFilterKeys = ['load'];
const groupChoices = ['position', 'department', 'leader', 'load'];
type Filter = 'department' | 'project' | 'leader';

interface PlanSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onPick: (value: string) => void;
}

function PlanSelect({ label, choices, value, onPick }: PlanSelectProps) {
  return (
    <FilterSelect
      text={label}
      choices={[{ value: all, label: all }, ...choices]}
      value={value ?? all}
      onPick={onPick}

      isSearchable
    />
  );
}

const asChoice = ({ _id, Name }: { _id: string; Name: string }): Choice => ({ value: _id, label: Name });

/** /employeeWorkingPlan and /employeereport: the planned work of employees for the next seven days (C-06, BEH-035). */
export default function WorkingPlanScreen() {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('from');
  const from: Day = asked !== null && isDay(asked) && asked > today ? asked : today;
  const days = useMemo(() => Array.from({ length: weekDays }, (_, index) => addDays(from, index)), [from]);
  const columns = useMemo(() => workingPlanColumns(days), [days]);
  const { currentData: projects } = useListProjectsQuery();
  const department = parameters.get('department') ?? undefined;
  const project = parameters.get('project') ?? undefined;
  const leader = parameters.get('leader') ?? undefined;
  const wanted = { from, departmentId: department, projectId: project, teamLeaderId: leader };
  const { currentData, error, isError, refetch } = useGetWorkingPlanQuery(wanted, { refetchOnMountOrArgChange: true });
  // The previous answer stays while the next is being read.
  const answered = useAnsweredArguments('plan/answered', wanted, currentData !== undefined);
  const { currentData: data } = api.endpoints.getWorkingPlan.useQueryState(answered);

  const set = (name: Filter | 'from', value: string | undefined): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined || value === all) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const shift = (by: number): void => {
    const next = addDays(from, by);
    set('from', next <= today ? undefined : next);
  };
  const week = (
    <span className="db-plan-shift">
      <ReasonButton
        size="small"
        icon={<ChevronLeftIcon />}
        aria-label="Previous week"
        disabledReason={from <= today ? 'The plan starts today' : undefined}
        onClick={() => shift(-weekDays)}
      />
      <span aria-live="polite">
        {formatDay(from)} – {formatDay(days[weekDays - 1])}
      </span>
      <Button size="small" icon={<ChevronRightIcon />} aria-label="Next week" onClick={() => shift(weekDays)} />
      <ReasonButton
        size="small"
        variant="minimal"
        text="Today"
        disabledReason={from === today ? 'The plan starts today' : undefined}
        onClick={() => set('from', undefined)}
      />
    </span>
  );
  return (
    <Page content="fill" header={<PageHeader title="Seven Days Working plan" actions={week} />}>
      <ReportTable
        layoutName="working-plan"
        name="Seven Days Working plan"
        columns={columns}
        rows={currentData?.Rows}
        query={{ error, isError, refetch }}
        base={base}
        groupChoices={groupChoices}
        toolbarFilterKeys={toolbarFilterKeys}
        emptyText="No employees match this selection"
        toolbarItems={(view, changeView) => (
          <>
            <PlanSelect
              label="Department"
              choices={(data?.Departments ?? []).map(asChoice)}
              value={department ?? null}
              onPick={(value) => set('department', value)}
            />
            <PlanSelect
              label="Project"
              choices={(projects ?? []).map(({ _id, Project_name }) => ({ value: _id, label: Project_name }))}
              value={project ?? null}
              onPick={(value) => set('project', value)}
            />
            <PlanSelect
              label="Leader"
              choices={(data?.Team_leaders ?? []).map(asChoice)}
              value={leader ?? null}
              onPick={(value) => set('leader', value)}
            />
            <ChoiceFilterSelect
              label="Load"
              columnKey="load"
              choices={loadChoices}
              view={view}
              onViewChange={changeView}
            />
          </>
        )}
      />
    </Page>
  );
}
