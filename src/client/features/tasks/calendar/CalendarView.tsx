import { useCallback, useMemo } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import { calendarWeeks } from '../../../../domain/schedule/calendarWeeks';
import { api, useGetCalendarQuery, type GetCalendarApiArg } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';
import { MoveDialog, moveText } from '../timeline/MoveDialog';
import { CalendarBar } from './CalendarBar';
import { CalendarGrid } from './CalendarGrid';
import { toItems, toTotals, type CalendarItem, type DraftOfTask, type MovableTask } from './calendarModel';
import { DayDialog } from './DayDialog';
import { ItemDialog } from './ItemDialog';
import { MoveToDialog } from './MoveToDialog';
import type { CalendarPlace } from './useCalendarPlace';
import './calendar.css';

/** More than the rows of a large screen. */
const perDay = { month: 12, week: 40 } as const;
const noItems: readonly CalendarItem[] = [];

const toPeople = (people: string): Pick<GetCalendarApiArg, 'people' | 'employeeId'> =>
  people === 'all' || people === 'me' || people === 'team' ? { people } : { employeeId: people };

export interface CalendarViewProps {
  /** undefined for all visible projects, of which the URL may choose one. */
  readonly projectId?: string;
  readonly today: Day;
  readonly place: CalendarPlace;
  readonly show: (change: Partial<CalendarPlace>) => void;
}

/** A month or a week of tasks, milestones, sprints, leave and holidays, with filters. */
export function CalendarView({ projectId, today, place, show }: CalendarViewProps) {
  const { view, day, people, hidden } = place;
  const mayMove = useIsPermitted('Project.Edit_Task');
  const [draft, setDraft] = useScreenState<DraftOfTask | null>('drafts', 'calendar/draft', null);
  const preview = useOverlay<DraftOfTask>('move');
  const moveTo = useOverlay<MovableTask>('move-to');
  const openDay = useOverlay<Day>('day');
  const openItem = useOverlay<string>('item');
  const weeks = useMemo(() => calendarWeeks(view, day), [view, day]);
  const shownProject = projectId ?? place.projectId;
  const query: GetCalendarApiArg = {
    from: weeks[0]?.[0] ?? day,
    to: weeks.at(-1)?.at(-1) ?? day,
    ...toPeople(people),
    ...(shownProject !== undefined && { projectId: shownProject }),
    perDay: perDay[view],
  };
  const { currentData, error, isFetching, refetch } = useGetCalendarQuery(query);
  // While other days are loading, what is known of them stays.
  const answered = useAnsweredArguments('calendar/answered', query, currentData !== undefined);
  const { currentData: previous } = api.endpoints.getCalendar.useQueryState(answered);
  const failure = shownFailure(error);
  const calendar = currentData ?? (failure ? undefined : previous);
  const getItems = useCallback(
    (moved: DraftOfTask | null) => (calendar ? toItems(calendar, { hidden, draft: moved }) : noItems),
    [calendar, hidden],
  );
  const totals = useMemo(() => toTotals(currentData?.Totals ?? [], hidden), [currentData, hidden]);
  const holidays = useMemo(
    () => new Map((calendar?.Holidays ?? []).map((holiday) => [holiday.Day, holiday])),
    [calendar],
  );
  const item = openItem.props === undefined ? undefined : getItems(draft).find(({ key }) => key === openItem.props);
  const isEmpty = currentData !== undefined && getItems(null).length === 0;

  const openPreview = (moved: DraftOfTask): void => {
    moveTo.close();
    setDraft(moved);
    preview.open(moved);
  };
  const endMove = (): void => {
    preview.close();
    setDraft(null);
  };
  const startMoveTo = (task: MovableTask): void => {
    openDay.close();
    openItem.close();
    moveTo.open(task);
  };

  return (
    <div className="db-calendar-frame">
      <div className="db-calendar-tools" role="toolbar" aria-label="Calendar: tools">
        <CalendarBar
          place={place}
          show={show}
          hasProject={projectId !== undefined}
          personName={currentData?.Person_name ?? null}
        />
        <span className="db-muted" aria-live="polite">
          {isFetching
            ? 'Loading …'
            : isEmpty
              ? 'Nothing is planned on these days. Choose other people or another project.'
              : ''}
        </span>
      </div>
      {!calendar && failure && (
        <LoadFailed what="the calendar" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!calendar && !failure && <PanelSkeleton lines={12} label="Loading the calendar" />}
      {calendar && (
        <CalendarGrid
          view={view}
          weeks={weeks}
          day={day}
          onDay={(next) => show({ day: next })}
          today={today}
          getItems={getItems}
          totals={totals}
          holidays={holidays}
          isLoading={isFetching}
          mayMove={mayMove}
          draft={draft}
          onDraft={setDraft}
          onPreview={openPreview}
          onMoveTo={startMoveTo}
          onOpenDay={openDay.open}
          onOpenItem={({ key }) => openItem.open(key)}
        />
      )}
      {openDay.props !== undefined && (
        <DayDialog
          day={openDay.props}
          query={query}
          hidden={hidden}
          mayMove={mayMove}
          onMoveTo={startMoveTo}
          onClose={openDay.close}
        />
      )}
      {item && <ItemDialog item={item} mayMove={mayMove} onMoveTo={startMoveTo} onClose={openItem.close} />}
      {moveTo.props && (
        <MoveToDialog task={moveTo.props} today={today} onPreview={openPreview} onClose={moveTo.close} />
      )}
      {preview.props && <MoveDialog moves={[moveText(preview.props)]} onDone={endMove} onCancel={endMove} />}
    </div>
  );
}
