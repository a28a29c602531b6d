import { SegmentedControl } from '@blueprintjs/core';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { WorkingPlanShift } from '../workload/WorkingPlanFilters';
import { useWorkingPlan } from '../workload/useWorkingPlan';
import { maxTaskLines } from '../workload/workloadCell';
import { FilteredWorkload } from '../workload/FilteredWorkload';

const spans = {
  days: { days: 14, by: 'day' },
  weeks: { days: 84, by: 'week' },
} as const;

/** /workload: planned hours of people against their capacity, for two weeks by day or twelve by week. */
export default function WorkloadScreen() {
  const [unit, chooseUnit] = useUrlChoice('by', ['days', 'weeks']);
  const planned = useWorkingPlan(spans[unit], maxTaskLines);
  const actions = (
    <>
      <SegmentedControl
        size="small"
        aria-label="View"
        options={[
          { label: 'Days', value: 'days' },
          { label: 'Weeks', value: 'weeks' },
        ]}
        value={unit}
        onValueChange={(next) => chooseUnit(next === 'weeks' ? 'weeks' : 'days')}
      />
      <WorkingPlanShift {...planned} spanName={unit === 'days' ? 'two weeks' : 'twelve weeks'} />
    </>
  );
  return (
    <Page content="fill" header={<PageHeader title="Workload" actions={actions} />}>
      <FilteredWorkload name="Workload" planned={planned} />
    </Page>
  );
}
