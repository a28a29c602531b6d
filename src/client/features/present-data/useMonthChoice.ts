import { addMonths, monthOf, monthText } from '../../../domain/present-data/presentMonth';
import type { Choice } from '../../ui/form/choice';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { useToday } from '../../widgets/useToday';

const offeredMonths = 36;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month ('YYYY-MM'), kept in the address; last month unless one was chosen. */
export function useMonthChoice(): { readonly month: string; readonly choices: readonly Choice[]; readonly choose: (month: string) => void } {
  const current = monthOf(useToday());
  const last = addMonths(current, -1);
  const [asked, keep] = useAddressRecord('month');
  const month = asked !== null && monthPattern.test(asked) ? asked : last;
  const offered = Array.from({ length: offeredMonths }, (_, index) => addMonths(current, -index));
  const months = offered.includes(month) ? offered : [...offered, month];
  return { month, choices: months.map((value) => ({ value, label: monthText(value) })), choose: (next) => keep(next === last ? null : next) };
}
