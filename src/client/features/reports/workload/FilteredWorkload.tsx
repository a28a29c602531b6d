import { shownFailure } from '../../../api/apiFailure';
import { Button } from '../../../ui/controls/Button';
import { allChoice } from '../../../ui/form/select/allChoice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { getLoad, loadChoices } from '../workingPlanColumns';
import { WorkingPlanFilters } from './WorkingPlanFilters';
import type { ShownWorkingPlan } from './useWorkingPlan';
import { Workload } from './Workload';
import { toWorkloadRow, type WorkloadRow } from './workloadWire';

const loads = [allChoice.value, 'overloaded', 'planned', 'idle', 'away'] as const;
const choices = [allChoice, ...loadChoices];

export interface FilteredWorkloadProps {
  readonly name: string;
  readonly planned: ShownWorkingPlan;
}

export function FilteredWorkload({ name, planned }: FilteredWorkloadProps) {
  const [load, chooseLoad] = useUrlChoice('load', loads);
  const failure = shownFailure(planned.query.error);
  const workingPlan = planned.workingPlan ?? (failure ? undefined : planned.shown);
  const { person } = planned.chosen;
  const rows: readonly WorkloadRow[] | undefined = workingPlan && [
    ...workingPlan.Rows.filter(
      (row) => (load === allChoice.value || getLoad(row) === load) && (person === undefined || row._id === person),
    ),
    // Those filters are about people.
    ...(load === allChoice.value && person === undefined ? workingPlan.Unstaffed.map(toWorkloadRow) : []),
  ];
  return (
    <div className="db-workload-frame">
      <div className="db-workload-bar" role="toolbar" aria-label={`${name}: tools`}>
        <WorkingPlanFilters {...planned} />
        <FilterSelect
          text="Employee"
          choices={[allChoice, ...(workingPlan?.Rows ?? []).map(({ _id, Name }) => ({ value: _id, label: Name }))]}
          value={person ?? allChoice.value}
          onPick={(value) => planned.set('person', value)}
          isSearchable
        />
        <FilterSelect
          text="Load"
          choices={choices}
          value={load}
          onPick={(value) => chooseLoad(loads.find((known) => known === value) ?? allChoice.value)}
        />
      </div>
      {!workingPlan && failure && <LoadFailed what="the workload" failure={failure} onRetry={planned.query.refetch} />}
      {!workingPlan && !failure && <PanelSkeleton lines={10} label="Loading the workload" />}
      {rows && (
        <Workload
          name={name}
          rows={rows}
          span={planned.span}
          emptyText="No employees match this selection"
          emptyAction={<Button text="Clear filters" onClick={planned.clear} />}
        />
      )}
    </div>
  );
}
