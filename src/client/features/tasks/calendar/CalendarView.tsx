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
import type { CalendarItem, CalendarKind } from './calendarItem';
import { toItems, toTotals } from './calendarModel';
import type { CalendarDraft, DraftOfTask, Movable } from './calendarMoves';
import { DayDialog } from './DayDialog';
import { ItemDialog } from './ItemDialog';
import { MovePlanDialog } from './MovePlanDialog';
import { MoveToDialog } from './MoveToDialog';
import type { CalendarUrl } from './useCalendarUrl';
import { useSavePlanMove } from './useSavePlanMove';
import { useShownCalendar } from './useShownCalendar';
import './calendar.css';

/** More than the rows of a large screen. */
const perDay = { month: 24, week: 40 } as const;
const noItems: readonly CalendarItem[] = [];

const toPeople = (people: string): Pick<GetCalendarApiArg, 'people' | 'employeeId'> =>
  people === 'all' || people === 'me' || people === 'team' ? { people } : { employeeId: people };

export interface CalendarViewProps {
  /** undefined for all visible projects, of which the URL may choose one. */
  readonly projectId?: string;
  readonly today: Day;
  readonly shown: CalendarUrl;
  readonly show: (change: Partial<CalendarUrl>) => void;
}

/** A month or a week of tasks, milestones, sprints, leave and holidays, with filters. */
export function CalendarView({ projectId, today, shown, show }: CalendarViewProps) {
  const { view, day, people, hidden } = shown;
  const mayMoveTasks = useIsPermitted('Project.Edit_Task');
  const mayMoveMilestones = useIsPermitted('Milestone_Project.Edit');
  const mayMoveSprints = useIsPermitted('Sprint_Project.Edit');
  const movable = useMemo(
    (): readonly CalendarKind[] => [
      ...(mayMoveTasks ? (['tasks'] as const) : []),
      ...(mayMoveMilestones ? (['milestones'] as const) : []),
      ...(mayMoveSprints ? (['sprints'] as const) : []),
    ],
    [mayMoveTasks, mayMoveMilestones, mayMoveSprints],
  );
  const [draft, setDraft] = useScreenState<CalendarDraft | null>('drafts', 'calendar/draft', null);
  const preview = useOverlay<DraftOfTask>('move');
  const moveTo = useOverlay<Movable>('move-to');
  const openDay = useOverlay<Day>('day');
  const openItem = useOverlay<string>('item');
  const weeks = useMemo(() => calendarWeeks(view, day), [view, day]);
  const shownProject = projectId ?? shown.projectId;
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
  const calendar = useShownCalendar(currentData ?? (failure ? undefined : previous));
  const savePlanMove = useSavePlanMove(refetch);
  const getItems = useCallback(
    (moved: CalendarDraft | null) => (calendar ? toItems(calendar, { hidden, movable, draft: moved }) : noItems),
    [calendar, hidden, movable],
  );
  const totals = useMemo(() => toTotals(currentData?.Totals ?? [], hidden), [currentData, hidden]);
  const holidays = useMemo(
    () => new Map((calendar?.Holidays ?? []).map((holiday) => [holiday.Day, holiday])),
    [calendar],
  );
  const item = openItem.props === undefined ? undefined : getItems(draft).find(({ key }) => key === openItem.props);
  const isEmpty = currentData !== undefined && getItems(null).length === 0;

  const move = (moved: CalendarDraft): void => {
    moveTo.close();
    // What else moves with a task is shown before anything is saved; a milestone or sprint moves alone.
    setDraft(moved.kind === 'task' ? moved : null);
    if (moved.kind === 'task') preview.open(moved);
    else void savePlanMove(moved);
  };
  const endMove = (): void => {
    preview.close();
    setDraft(null);
  };
  const startMoveTo = (moved: Movable): void => {
    openDay.close();
    openItem.close();
    moveTo.open(moved);
  };

  return (
    <div className="db-calendar-frame">
      <div className="db-calendar-tools" role="toolbar" aria-label="Calendar: tools">
        <CalendarBar
          shown={shown}
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
          isPlanned={calendar.isPlanned}
          isLoading={isFetching}
          mayMove={movable.length > 0}
          mayMoveSprints={mayMoveSprints}
          draft={draft}
          onDraft={setDraft}
          onMove={move}
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
          movable={movable}
          onMoveTo={startMoveTo}
          onClose={openDay.close}
        />
      )}
      {item && <ItemDialog item={item} onMoveTo={startMoveTo} onClose={openItem.close} />}
      {moveTo.props?.kind === 'task' && calendar && (
        <MoveToDialog
          task={moveTo.props}
          isPlanned={calendar.isPlanned}
          today={today}
          onPreview={move}
          onClose={moveTo.close}
        />
      )}
      {moveTo.props?.kind === 'plan' && (
        <MovePlanDialog plan={moveTo.props} today={today} onSave={move} onClose={moveTo.close} />
      )}
      {preview.props && (
        <MoveDialog
          moves={[moveText({ ...preview.props, id: preview.props.task.id })]}
          onDone={endMove}
          onCancel={endMove}
        />
      )}
    </div>
  );
}
