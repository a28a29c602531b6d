import { useCallback } from 'react';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { useToday } from '../../widgets/useToday';

/** The month (YYYY-MM) in the address; the present one when none stands there. */
export function useMonth(): { readonly month: string; readonly chooseMonth: (month: string) => void; readonly lastYear: number } {
  const present = useToday().slice(0, 7);
  const [stated, show] = useAddressRecord('month');
  const month = stated !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(stated) ? stated : present;
  const chooseMonth = useCallback((next: string) => show(next === present ? null : next), [show, present]);
  return { month, chooseMonth, lastYear: Number(present.slice(0, 4)) };
}
