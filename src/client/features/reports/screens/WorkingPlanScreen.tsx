import { SegmentedControl } from '@blueprintjs/core';
import { useMemo } from 'react';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { WorkingPlanFilters, WorkingPlanShift } from '../workload/WorkingPlanFilters';
import { useWorkingPlan } from '../workload/useWorkingPlan';
import { maxTaskLines } from '../workload/workloadCell';
import { FilteredWorkload } from '../workload/FilteredWorkload';
import { loadChoices, workingPlanColumns } from '../workingPlanColumns';
import { ReportTable } from './ReportTable';
import '../workingPlan.css';

const week = { days: 7, by: 'day' } as const;
const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const toolbarFilterKeys = ['load'];
const groupChoices = ['position', 'department', 'leader', 'load'];
const filterNames = ['department', 'project', 'leader'] as const;
// The first one is shown without a parameter.
const looks = ['workload', 'table'] as const;
const title = 'Seven Days Working plan';

/** /employeeWorkingPlan and /employeereport: the planned work of employees for the next seven days (C-06, BEH-035). */
export default function WorkingPlanScreen() {
  const [look, chooseLook] = useUrlChoice('look', looks);
  // The table and its Excel file name all tasks.
  const planned = useWorkingPlan(week, look === 'workload' ? maxTaskLines : undefined);
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
      <WorkingPlanShift {...planned} spanName="week" />
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title={title} actions={actions} />}>
      {look === 'workload' ? (
        <FilteredWorkload name={title} planned={planned} />
      ) : (
        <ReportTable
          layoutName="working-plan"
          name={title}
          columns={columns}
          rows={planned.workingPlan?.Rows}
          query={planned.query}
          base={base}
          groupChoices={groupChoices}
          toolbarFilterKeys={toolbarFilterKeys}
          emptyText="No employees match this selection"
          otherFilters={{
            isSet: filterNames.some((name) => planned.chosen[name] !== undefined),
            clear: () => filterNames.forEach((name) => planned.set(name, undefined)),
          }}
          toolbarItems={(view, changeView) => (
            <>
              <WorkingPlanFilters {...planned} />
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
