import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { getYear } from '../../../../domain/calendar/month';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { firstMonth } from '../../../widgets/url-state/useUrlMonth';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useToday } from '../../../widgets/useToday';
import { LeaveYear } from './LeaveYear';

/** The user's year, with the steps to the years before and after. The year is in the URL. */
export default function OwnLeaveYear() {
  const thisYear = getYear(useToday());
  const [min, max] = [getYear(firstMonth), thisYear + 1];
  const [asked, show] = useUrlRecord('year');
  const year = asked !== null && Number(asked) >= min && Number(asked) <= max ? Math.floor(Number(asked)) : thisYear;
  const step = (next: number): void => show(next === thisYear ? null : String(next));
  return (
    <>
      <div className="db-leave-figures" role="group" aria-label="Year">
        <ReasonButton
          icon={<ChevronLeftIcon />}
          aria-label="Previous year"
          disabledReason={year <= min ? 'There are no earlier years' : undefined}
          onClick={() => step(year - 1)}
        />
        <strong aria-live="polite">{year}</strong>
        <ReasonButton
          icon={<ChevronRightIcon />}
          aria-label="Next year"
          disabledReason={year >= max ? 'There are no later years' : undefined}
          onClick={() => step(year + 1)}
        />
      </div>
      <LeaveYear year={year} />
    </>
  );
}
