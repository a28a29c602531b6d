import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useListProjectsQuery } from '../../../api/api';
import { Button } from '../../../ui/controls/Button';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { allChoice } from '../../../ui/form/select/allChoice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import type { Choice } from '../../../ui/form/select/choice';
import type { ShownWorkingPlan } from './useWorkingPlan';
import './workload.css';

interface FilterChoiceProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onPick: (value: string) => void;
}

function FilterChoice({ label, choices, value, onPick }: FilterChoiceProps) {
  return (
    <FilterSelect
      text={label}
      choices={[allChoice, ...choices]}
      value={value ?? allChoice.value}
      onPick={onPick}
      isSearchable
    />
  );
}

const asChoice = ({ _id, Name }: { _id: string; Name: string }): Choice => ({ value: _id, label: Name });

/** Whose working plan is shown: filters by department, project and team leader. */
export function WorkingPlanFilters({ shown, chosen, set }: Pick<ShownWorkingPlan, 'shown' | 'chosen' | 'set'>) {
  const { currentData: projects } = useListProjectsQuery();
  return (
    <>
      <FilterChoice
        label="Department"
        choices={(shown?.Departments ?? []).map(asChoice)}
        value={chosen.department}
        onPick={(value) => set('department', value)}
      />
      <FilterChoice
        label="Project"
        choices={(projects ?? []).map(({ _id, Project_name }) => ({ value: _id, label: Project_name }))}
        value={chosen.project}
        onPick={(value) => set('project', value)}
      />
      <FilterChoice
        label="Leader"
        choices={(shown?.Team_leaders ?? []).map(asChoice)}
        value={chosen.leader}
        onPick={(value) => set('leader', value)}
      />
    </>
  );
}

type WorkingPlanShiftProps = Pick<ShownWorkingPlan, 'today' | 'from' | 'days' | 'set' | 'shift'> & {
  /** 'week', 'two weeks'. */
  readonly spanName: string;
};

/** Which days are shown. */
export function WorkingPlanShift({ today, from, days, set, shift, spanName }: WorkingPlanShiftProps) {
  return (
    <span className="db-working-plan-shift">
      <ReasonButton
        size="small"
        icon={<ChevronLeftIcon />}
        aria-label={`Previous ${spanName}`}
        disabledReason={from <= today ? 'The plan starts today' : undefined}
        onClick={() => shift(-days.length)}
      />
      <span aria-live="polite">
        {formatDay(from)} – {formatDay(days.at(-1) ?? from)}
      </span>
      <Button
        size="small"
        icon={<ChevronRightIcon />}
        aria-label={`Next ${spanName}`}
        onClick={() => shift(days.length)}
      />
      <ReasonButton
        size="small"
        variant="minimal"
        text="Today"
        disabledReason={from === today ? 'The plan starts today' : undefined}
        onClick={() => set('from', undefined)}
      />
    </span>
  );
}
