import type { Holiday } from '../../../api/api';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { loadedPart } from '../../../ui/states/loadedPart';

const HolidayYear = loadedPart(() => import('./HolidayYear'));

/** A holiday among the others of its year. */
export const holidayDetail: RowDetail<Holiday> = {
  noun: 'holiday',
  content: (holiday) => <HolidayYear holiday={holiday} />,
};
