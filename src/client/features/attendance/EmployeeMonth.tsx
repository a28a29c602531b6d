import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Day } from '../../../domain/calendar/day';
import { isDay } from '../../../domain/calendar/isDay';
import { monthName, toMonth, type Month } from '../../../domain/calendar/month';
import { employeeMonthPath } from '../../../domain/employees/employeePath';
import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { selectTimeZone } from '../../session/sessionSelectors';
import { useUrlParameters } from '../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../widgets/url-state/withParameters';
import { useDayCorrection } from '../manual-attendance/useDayCorrection';
import { drawerColumns } from './attendanceColumns';
import { DayDialog } from './DayDialog';
import { DayTable } from './DayTable';
import { useAttendanceMonth } from './useAttendanceMonth';
import './attendance.css';

export interface EmployeeMonthProps {
  readonly id: string;
  readonly name: string;
  readonly month: Month;
  /** The day that it is about. */
  readonly day?: Day | undefined;
  /** Attribute that says what governs it. */
  readonly mark?: { readonly 'data-needs'?: string };
}

/** The attendance of one employee in a month, below a list of what is open: what a decision depends on. */
export function EmployeeMonth({ id, name, month, day, mark }: EmployeeMonthProps) {
  const timeZone = useSelector(selectTimeZone);
  const columns = useMemo(() => drawerColumns(timeZone), [timeZone]);
  const opensEmployees = useIsPermitted('Employee.*');
  const { days, state, failure, retry } = useAttendanceMonth(month, id);
  const { mayCorrect, correct, dialog } = useDayCorrection();
  const [parameters, setParameters] = useUrlParameters();
  // Whose month is shown follows the list, so a day of another person or month is that of the record before.
  const named = parameters.get('day');
  const isOfOtherMonth =
    (parameters.get('dayEmployee') ?? id) !== id || (named !== null && isDay(named) && toMonth(named) !== month);
  // It does not come back with its record, nor with a copy of the address.
  useEffect(() => {
    if (isOfOtherMonth)
      setParameters((current) => withParameters(current, { day: undefined, dayEmployee: undefined }), {
        replace: true,
      });
  }, [isOfOtherMonth, setParameters]);
  const showDay = (shown: Day | null): void =>
    setParameters(
      (current) => withParameters(current, { day: shown ?? undefined, dayEmployee: shown === null ? undefined : id }),
      { replace: shown === null },
    );
  const title = `${name}, ${monthName(month)}`;
  return (
    <section {...mark} className="db-employee-month" aria-label={title}>
      <h2 className="db-section-title">
        {opensEmployees ? (
          <Link {...lensMark('Employee.*')} to={employeeMonthPath(id, month)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <DayTable
        name={`Attendance of ${name}`}
        layoutName="employee-month"
        columns={columns}
        days={days}
        state={state}
        failure={failure}
        onRetry={retry}
        hasToolbar={false}
        fillsTallWindows
        prefix="d."
        currentKey={day}
        onOpenDay={(opened) => showDay(opened.day)}
        exportName={`Attendance ${month}`}
      />
      <DayDialog
        days={days}
        open={isOfOtherMonth ? null : named}
        of={name}
        onCorrect={mayCorrect(id) ? (corrected) => correct({ employeeId: id, name, day: corrected }) : undefined}
        onClose={() => showDay(null)}
      />
      {dialog}
    </section>
  );
}
