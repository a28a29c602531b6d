import { addDays } from '../../../../domain/calendar/day';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useToday } from '../../../widgets/useToday';
import '../../../table/view/filter.css';

const spans = ['30', '7', '90', '365'] as const;
const choices = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
];

/** The period of a report, in the address, with its filter. */
export function useReportSpan() {
  const today = useToday();
  const [span, choose] = useUrlChoice('span', spans);
  const select = (
    <label className="db-filter">
      <span className="db-muted">Period</span>
      <ChoiceSelect
        label="Period"
        choices={choices}
        value={span}
        onPick={(value) => choose(spans.find((known) => known === value) ?? '30')}
        isWide={false}
        size="small"
        variant="outlined"
      />
    </label>
  );
  return { range: { from: addDays(today, 1 - Number(span)), to: today }, select };
}
