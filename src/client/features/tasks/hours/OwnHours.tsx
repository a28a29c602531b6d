import { weekdayName, mondayOfWeek } from '../../../../domain/calendar/weekday';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@blueprintjs/icons';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { addDays } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { loggedAndRunningText, loggedText } from '../../../../domain/timer/timeEntry';
import { useListOwnTimeEntriesQuery, type OwnTimeEntry } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { toTimeEntry } from '../../../entities/toTimeEntry';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useToday } from '../../../widgets/useToday';
import { useOverlay } from '../../../screen-state/useOverlay';
import type { OpenedHours } from './ChangedHoursNotice';
import { DeleteHoursDialog } from './DeleteHoursDialog';
import { hoursByDay, shownWeek, type HoursDay } from './hoursByDay';
import { HoursDialog } from './HoursDialog';
import { HoursRow, type HoursCommand } from './HoursRow';
import { SplitHoursDialog } from './SplitHoursDialog';
import './hours.css';
import { Button } from '../../../ui/controls/Button';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';
import { HeadedTable } from '../../../ui/layout/HeadedTable';
import { useClosedMonths } from '../../../widgets/useClosedMonths';

const heads = [
  { header: 'Timing' },
  { header: 'Duration', headerClassName: 'db-hours-figure' },
  { header: 'Task' },
  { header: 'Project' },
  { header: 'Corrected' },
  { header: 'Change', headerContent: <span className="db-for-screen-readers">Change</span> },
];

interface DayRowsProps extends HoursDay {
  readonly closedReason: string | undefined;
  readonly onAdd: (day: string) => void;
  readonly onCommand: (command: HoursCommand, entry: OwnTimeEntry) => void;
}

function DayRows({ day, entries, sumMs, closedReason, onAdd, onCommand }: DayRowsProps) {
  return (
    <tbody>
      <tr className="db-own-hours-day">
        <th scope="rowgroup">{`${weekdayName(day)} ${formatDay(day)}`}</th>
        <td className="db-hours-figure">
          <strong>{entries.length === 0 ? '-' : loggedText(sumMs)}</strong>
        </td>
        <td colSpan={3} className="db-muted">
          {entries.length === 0 && 'No time logged'}
        </td>
        <td className="db-own-hours-actions">
          <ReasonButton
            size="small"
            variant="minimal"
            icon={<PlusIcon />}
            disabledReason={closedReason}
            title="Add hours"
            aria-label={`Add hours on ${formatDay(day)}`}
            onClick={() => onAdd(day)}
          />
        </td>
      </tr>
      {entries.map((entry) => (
        <HoursRow key={entry._id} entry={entry} onCommand={onCommand} />
      ))}
    </tbody>
  );
}

/** The user's time entries of a week by day, with sums and edit actions. Week and day are in the URL. */
export function OwnHours() {
  const timeZone = useSelector(selectTimeZone);
  const today = useToday();
  const [parameters, setParameters] = useUrlParameters();
  const editing = useOverlay<OwnTimeEntry>('edit');
  const splitting = useOverlay<OwnTimeEntry>('split');
  const deletion = useOverlay<OwnTimeEntry>('delete');
  const monday = shownWeek(parameters.get('week'), today);
  const isPresentWeek = monday === mondayOfWeek(today);
  const {
    currentData: entries,
    error,
    isFetching,
    refetch,
  } = useListOwnTimeEntriesQuery({ from: monday, to: addDays(monday, 6) }, { refetchOnMountOrArgChange: 10 });
  const goTo = (week: string): void =>
    setParameters((current) => withParameters(current, { week: week >= mondayOfWeek(today) ? undefined : week }), {
      replace: true,
    });
  const [added, add] = useUrlRecord('add');
  const [addedDay = '', from, to] = (added ?? '').split(/[T/]/);
  const closedReason = useClosedMonths(monday, addDays(monday, 6), 'hours');
  // The week in which a month ends is closed in part.
  const addableDay = isPresentWeek
    ? today
    : Array.from({ length: 7 }, (_, index) => addDays(monday, index)).find((day) => closedReason(day) === undefined);
  const addHours = (): void => {
    if (addableDay !== undefined) add(addableDay);
  };
  const { open: edit } = editing;
  const { open: split } = splitting;
  const { open: remove } = deletion;
  const command = useCallback(
    (kind: HoursCommand, entry: OwnTimeEntry) => ({ edit, split, delete: remove })[kind](entry),
    [edit, split, remove],
  );
  usePageKeys('My hours', [
    addableDay !== undefined && { keys: 'n', description: 'Add hours', run: addHours },
    { keys: '[', description: 'Previous week', run: () => goTo(addDays(monday, -7)) },
    !isPresentWeek && { keys: ']', description: 'Next week', run: () => goTo(addDays(monday, 7)) },
  ]);
  const failure = shownFailure(error);
  const toHours = (opened: OwnTimeEntry | undefined): OpenedHours | undefined => {
    if (opened === undefined) return undefined;
    // A week that begins under an open dialog says nothing about an entry of the one before.
    const isOfWeek = mondayOfWeek(dayOfInstant(opened.Check_In, timeZone)) === monday;
    return { opened, stored: entries && isOfWeek ? entries.find(({ _id }) => _id === opened._id) : opened };
  };
  const edited = toHours(editing.props);
  const divided = toHours(splitting.props);
  const deleted = toHours(deletion.props);
  return (
    <section className="db-own-hours" aria-label="My hours">
      <div className="db-own-hours-bar">
        <Button
          size="small"
          icon={<ChevronLeftIcon />}
          aria-label="Previous week"
          onClick={() => goTo(addDays(monday, -7))}
        />
        <ReasonButton
          size="small"
          icon={<ChevronRightIcon />}
          aria-label="Next week"
          disabledReason={isPresentWeek ? 'This is the current week' : undefined}
          onClick={() => goTo(addDays(monday, 7))}
        />
        <ReasonButton
          size="small"
          text="This week"
          disabledReason={isPresentWeek ? 'This is the current week' : undefined}
          onClick={() => goTo(mondayOfWeek(today))}
        />
        <strong>{`${formatDay(monday)} to ${formatDay(addDays(monday, 6))}`}</strong>
        <span>{entries && `Total ${loggedAndRunningText(entries.map(toTimeEntry), today, timeZone)}`}</span>
        <ReasonButton
          size="small"
          intent="primary"
          icon={<PlusIcon />}
          text="Add hours"
          className="db-own-hours-add"
          disabledReason={addableDay === undefined ? closedReason(monday) : undefined}
          onClick={addHours}
        />
      </div>
      {failure && <LoadFailed what="your hours" failure={failure} onRetry={refetch} isRetrying={isFetching} />}
      {!entries && !failure && <PanelSkeleton lines={12} label="Loading your hours" />}
      {entries && (
        <HeadedTable name="My hours by day" head={heads} className="db-own-hours-table">
          {hoursByDay(entries, monday, today, timeZone).map((hoursDay) => (
            <DayRows
              key={hoursDay.day}
              {...hoursDay}
              closedReason={closedReason(hoursDay.day)}
              onAdd={add}
              onCommand={command}
            />
          ))}
        </HeadedTable>
      )}
      {isDay(addedDay) && <HoursDialog key={added} day={addedDay} from={from} to={to} onClose={() => add(null)} />}
      {edited && <HoursDialog hours={edited} day={today} onClose={editing.close} />}
      {divided && <SplitHoursDialog hours={divided} onClose={splitting.close} />}
      {deleted && <DeleteHoursDialog hours={deleted} onClose={deletion.close} />}
    </section>
  );
}
