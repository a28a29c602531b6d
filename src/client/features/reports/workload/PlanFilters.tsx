import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useListProjectsQuery } from '../../../api/api';
import { Button } from '../../../ui/controls/Button';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import type { Choice } from '../../../ui/form/select/choice';
import type { PlanQuery } from './usePlanQuery';
import './workload.css';

const all = 'ALL';

interface PlanSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
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

/** Whose plan is shown: filters by department, project and team leader. */
export function PlanFilters({ shown, chosen, set }: Pick<PlanQuery, 'shown' | 'chosen' | 'set'>) {
  const { currentData: projects } = useListProjectsQuery();
  return (
    <>
      <PlanSelect
        label="Department"
        choices={(shown?.Departments ?? []).map(asChoice)}
        value={chosen.department}
        onPick={(value) => set('department', value)}
      />
      <PlanSelect
        label="Project"
        choices={(projects ?? []).map(({ _id, Project_name }) => ({ value: _id, label: Project_name }))}
        value={chosen.project}
        onPick={(value) => set('project', value)}
      />
      <PlanSelect
        label="Leader"
        choices={(shown?.Team_leaders ?? []).map(asChoice)}
        value={chosen.leader}
        onPick={(value) => set('leader', value)}
      />
    </>
  );
}

type PlanShiftProps = Pick<PlanQuery, 'today' | 'from' | 'days' | 'set' | 'shift'> & {
  /** 'week', 'two weeks'. */
  readonly spanName: string;
};

/** Which days are shown. */
export function PlanShift({ today, from, days, set, shift, spanName }: PlanShiftProps) {
  return (
    <span className="db-plan-shift">
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
