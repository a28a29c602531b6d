import { addDays } from '../../../../domain/calendar/day';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useToday } from '../../../widgets/useToday';

const spans = ['30', '7', '90', '365'] as const;
const choices = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
];

/** The period of a report, in the URL, with its filter. */
export function useReportSpan() {
  const today = useToday();
  const [span, choose] = useUrlChoice('span', spans);
  const select = (
    <FilterSelect
      text="Period"
      label="Period"
      choices={choices}
      value={span}
      onPick={(value) => choose(spans.find((known) => known === value) ?? '30')}
    />
  );
  return { range: { from: addDays(today, 1 - Number(span)), to: today }, select };
}
