import { SegmentedControl } from '@blueprintjs/core';
import { useMemo } from 'react';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { PlanFilters, PlanShift } from '../workload/PlanFilters';
import { usePlanQuery } from '../workload/usePlanQuery';
import { WorkloadOfPlan } from '../workload/WorkloadOfPlan';
import { loadChoices, workingPlanColumns } from '../workingPlanColumns';
import { ReportTable } from './ReportTable';
import '../workingPlan.css';

const week = { days: 7, by: 'day' } as const;
const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const toolbarFilterKeys = ['load'];
const groupChoices = ['position', 'department', 'leader', 'load'];
const planFilters = ['department', 'project', 'leader'] as const;
// The first one is shown without a parameter.
const looks = ['workload', 'table'] as const;
const title = 'Seven Days Working plan';

/** /employeeWorkingPlan and /employeereport: the planned work of employees for the next seven days (C-06, BEH-035). */
export default function WorkingPlanScreen() {
  const planned = usePlanQuery(week);
  const [look, chooseLook] = useUrlChoice('look', looks);
  const columns = useMemo(() => workingPlanColumns(planned.days), [planned.days]);
  const actions = (
    <>
      <SegmentedControl
        size="small"
        aria-label="View"
        options={[
          { label: 'Workload', value: 'workload' },
          { label: 'Table', value: 'table' },
        ]}
        value={look}
        onValueChange={(next) => chooseLook(next === 'table' ? 'table' : 'workload')}
      />
      <PlanShift {...planned} spanName="week" />
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title={title} actions={actions} />}>
      {look === 'workload' ? (
        <WorkloadOfPlan name={title} by="day" planned={planned} />
      ) : (
        <ReportTable
          layoutName="working-plan"
          name={title}
          columns={columns}
          rows={planned.plan?.Rows}
          query={planned.query}
          base={base}
          groupChoices={groupChoices}
          toolbarFilterKeys={toolbarFilterKeys}
          emptyText="No employees match this selection"
          otherFilters={{
            isSet: planFilters.some((name) => planned.chosen[name] !== undefined),
            clear: () => planFilters.forEach((name) => planned.set(name, undefined)),
          }}
          toolbarItems={(view, changeView) => (
            <>
              <PlanFilters {...planned} />
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
      )}
    </Page>
  );
}
