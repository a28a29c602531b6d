import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { attendanceFlags } from '../../../../domain/permissions/flagSets';
import { anyDecisionFlags, pendingKinds, type PendingKind } from '../../../../domain/pending/pendingKinds';
import { closedMonthsFlag } from '../../../../domain/present-data/closedMonth';
import {
  useLazyListPendingItemsQuery,
  useListPendingItemsQuery,
  type PendingItem,
  type PendingItems,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showError } from '../../../ui/dialogs/toaster';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { SidePanelLayout } from '../../../ui/layout/SidePanelLayout';
import { PanelTabs, TabContent } from '../../../ui/layout/Tabbed';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { selectionAfterToggle } from '../../../table/grid/rowSelection';
import { filterRows } from '../../../table/view/filterRows';
import { useIsTallWindow, useIsVeryTallWindow } from '../../../table/view/pageSizePreference';
import { sortRows } from '../../../table/view/sortRows';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { DecisionDialog } from './DecisionDialog';
import { closedNotice, isDecidedKind, splitByDecision, type Decision, type LeftOut } from './decisions';
import { KindFilter } from './KindFilter';
import { ManyDecisionsDialog } from './ManyDecisionsDialog';
import { useNow } from '../../../ui/badges/useNow';
import { useCallState } from '../../../screen-state/useCallState';
import { useScreenState } from '../../../screen-state/useScreenState';
import { useOverlay } from '../../../screen-state/useOverlay';
import { pendingColumns } from './pendingColumns';
import { PendingDetail } from './PendingDetail';
import { PendingLogs } from './PendingLogs';
import { PendingMonth } from './PendingMonth';
import { PendingTable } from './PendingTable';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';
import './pending.css';
import { minuteMs } from '../../../../domain/calendar/duration';

/** The maximum of one call; more appear as these are decided. */
const maxShown = 1000;
/** Maximum number of records approved together. */
const maxMatching = 5000;
/** Widths of the panel in pixels: the facts of a request, and with the month that it is about. */
const factsWidth = 340;
const withMonthWidth = 1200;
const withWideMonthWidth = 1600;
const none: readonly never[] = [];
const untouched: Partial<TableView> = { sort: [{ key: 'Requested', direction: 'asc' }] };
const tabs = [
  { id: 'decide', title: 'Waiting for my decision' },
  { id: 'own', title: 'My open requests' },
] as const;

/** The figures of the list that was shown last. */
interface Counted {
  readonly scope: 'decide' | 'own';
  readonly figures: PendingItems['Figures'];
}
interface Deciding {
  readonly item: PendingItem;
  readonly decision: Decision;
}
interface DecidingMany {
  readonly items: readonly PendingItem[];
  readonly leftOut: readonly LeftOut[];
  readonly decision: Decision;
  readonly isAllMatching: boolean;
}

/** /pending: the requests that the user can decide, or the user's own requests, in one queue (screens.md). */
export default function PendingScreen() {
  const [parameters, setParameters] = useUrlParameters();
  const decides = useIsPermitted(...anyDecisionFlags);
  const asked = parameters.get('list');
  const scope = asked === 'own' || asked === 'decide' ? asked : decides ? 'decide' : 'own';
  const kind: PendingKind | undefined = pendingKinds.find((known) => known === parameters.get('kind'));
  const { currentData, error, isFetching, refetch } = useListPendingItemsQuery(
    { scope, limit: maxShown, ...(kind && { kind }) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const rows: readonly PendingItem[] = currentData?.Rows ?? none;
  const now = useNow(minuteMs);
  const columns = useMemo(() => pendingColumns(now), [now]);
  const [view, changeView] = useTableView('pending', columns, { base: untouched });
  const timeZone = useSelector(selectTimeZone);
  // In the order of the table, because the keys move from row to row.
  const shown = useMemo(
    () => sortRows(filterRows(rows, columns, view, timeZone), columns, view.sort),
    [rows, columns, view, timeZone],
  );
  const chosenId = parameters.get('item');
  // When the chosen item is decided, the next one is chosen.
  const [lastIndex, setLastIndex] = useScreenState('tables', 'last-index', 0);
  const found = shown.findIndex((item) => item._id === chosenId);
  const index = found >= 0 ? found : Math.min(lastIndex, Math.max(0, shown.length - 1));
  const chosen = shown[index];
  const deciding = useOverlay<Deciding>('decide');
  const logs = useOverlay('logs');
  const [selected, setSelected] = useScreenState<readonly string[]>('tables', 'selection', none);
  const decidingMany = useOverlay<DecidingMany>('decide-many');
  const [isLoadingAll, setLoadingAll] = useCallState('loading-all', false);
  const [readMore] = useLazyListPendingItemsQuery();
  // Items that others have decided or a filter hides are not decided with the rest.
  const selectedItems = useMemo(() => {
    const keys = new Set(selected);
    return shown.filter((item) => keys.has(item._id));
  }, [shown, selected]);
  useEffect(() => {
    if (found >= 0) setLastIndex(found);
  }, [found, setLastIndex]);

  const change = (values: Readonly<Record<string, string | undefined>>): void =>
    setParameters(
      (current) => withParameters(current, values),
      // Not as a transition: the next key acts on the row chosen here.
      { replace: true, flushSync: true },
    );
  const step = (by: number): void => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, index + by))];
    if (next) change({ item: next._id });
  };
  const correctsClosedMonths = useIsPermitted(closedMonthsFlag);
  const closed = chosen && !correctsClosedMonths ? closedNotice(chosen) : undefined;
  const mayDecide =
    scope === 'decide' &&
    chosen !== undefined &&
    isDecidedKind(chosen.Kind) &&
    (closed === undefined || chosen.Kind === 'manual-attendance');
  const decide = (decision: Decision): void => {
    if (mayDecide && chosen && (decision === 'reject' || closed === undefined))
      deciding.open({ item: chosen, decision });
  };
  const decideMany = (items: readonly PendingItem[], decision: Decision, isAllMatching: boolean): void => {
    const { decided, leftOut } = splitByDecision(items, decision, correctsClosedMonths);
    if (decided.length === 0) return void showError(leftOut[0]?.reason ?? 'No matching records are left');
    decidingMany.open({ items: decided, leftOut, decision, isAllMatching });
  };
  const decideSelected = (decision: Decision): void => decideMany(selectedItems, decision, false);
  const matching = (items: readonly PendingItem[]): readonly PendingItem[] =>
    filterRows(items, columns, view, timeZone);
  const approveAll = async (): Promise<void> => {
    const found = new Map(rows.map((item) => [item._id, item]));
    const total = Math.min(currentData?.Total ?? 0, maxMatching);
    setLoadingAll(true);
    try {
      for (let offset = rows.length; offset < total; offset += maxShown) {
        const { data: more, error: unread } = await readMore({ scope, limit: maxShown, offset, ...(kind && { kind }) });
        if (!more) return void showError(`Could not load the matching records: ${shownFailure(unread)?.message ?? ''}`);
        for (const item of more.Rows) found.set(item._id, item);
      }
    } finally {
      setLoadingAll(false);
    }
    if ((currentData?.Total ?? 0) > maxMatching)
      void showError(`You can approve ${maxMatching} records at a time. The oldest were selected.`);
    decideMany(matching([...found.values()]), 'approve', true);
  };
  const isDeciding = scope === 'decide';
  const toggleSelected = (): void => {
    if (chosen)
      setSelected(
        selectionAfterToggle(
          selectedItems.map((item) => item._id),
          chosen._id,
        ),
      );
  };
  const hasSelection = isDeciding && selectedItems.length > 0;
  usePageKeys('Pending', [
    index < shown.length - 1 && { keys: 'j', description: 'Next', run: () => step(1) },
    index > 0 && { keys: 'k', description: 'Previous', run: () => step(-1) },
    isDeciding && chosen !== undefined && { keys: 'x', description: 'Select', run: toggleSelected },
    hasSelection
      ? { keys: 'a', description: 'Approve the selected rows', run: () => decideSelected('approve') }
      : mayDecide && closed === undefined && { keys: 'a', description: 'Approve', run: () => decide('approve') },
    hasSelection
      ? { keys: 'r', description: 'Reject the selected rows', run: () => decideSelected('reject') }
      : mayDecide && { keys: 'r', description: 'Reject', run: () => decide('reject') },
    chosen !== undefined && { keys: 'l', description: 'Logs', run: () => logs.open(null) },
  ]);
  const seesAttendance = useIsPermitted(...attendanceFlags);
  const isTall = useIsTallWindow();
  const isVeryTall = useIsVeryTallWindow();
  const showsMonth = isTall && isDeciding && seesAttendance;
  const failure = shownFailure(error);
  // The kinds stay available while one of them is loading: they count the whole queue.
  const [counted, setCounted] = useScreenState<Counted | null>('tables', 'figures', null);
  useEffect(() => {
    if (currentData) setCounted({ scope, figures: currentData.Figures });
  }, [currentData, scope, setCounted]);
  const figures = currentData?.Figures ?? (counted?.scope === scope ? counted.figures : undefined);
  const choose = (item: PendingItem): void => {
    if (item._id !== chosen?._id) change({ item: item._id });
  };
  return (
    <Page
      content="fill"
      header={
        <PageHeader title="Pending" aside={currentData && <span className="db-muted">{currentData.Total}</span>} />
      }
      bar={
        <>
          <PanelTabs
            name="pending"
            tabs={tabs}
            selected={scope}
            onSelect={(list) => {
              setSelected(none);
              change({ list, kind: undefined, item: undefined });
            }}
          />
          {figures && (
            <KindFilter figures={figures} chosen={kind} onChoose={(next) => change({ kind: next, item: undefined })} />
          )}
        </>
      }
    >
      <TabContent name="pending" selected={scope}>
        <div className="db-pending">
          {!currentData && failure && (
            <LoadFailed what="pending requests" failure={failure} onRetry={refetch} isRetrying={isFetching} />
          )}
          {!currentData && !failure && <PanelSkeleton lines={14} label="Loading pending requests" />}
          {currentData && rows.length === 0 && (
            <EmptyState title={scope === 'decide' ? 'No pending requests' : 'You have no open requests'}>
              {scope === 'decide'
                ? 'What needs your decision appears here, the oldest first.'
                : 'Your requests stay here until they are decided.'}
            </EmptyState>
          )}
          {currentData && rows.length > 0 && (
            <SidePanelLayout
              panelLabel="Detail"
              panelWidth={showsMonth ? (isVeryTall ? withWideMonthWidth : withMonthWidth) : factsWidth}
              panel={
                chosen && (
                  <div className="db-pending-panel">
                    <PendingDetail
                      item={chosen}
                      mayDecide={mayDecide}
                      closed={closed}
                      isOwn={scope === 'own'}
                      onDecide={decide}
                      onLogs={() => logs.open(null)}
                    />
                    {showsMonth && <PendingMonth item={chosen} />}
                  </div>
                )
              }
            >
              <PendingTable
                columns={columns}
                items={rows}
                view={view}
                onViewChange={changeView}
                chosenId={chosen?._id}
                onChoose={choose}
                several={
                  isDeciding
                    ? {
                        selectedKeys: selectedItems.map((item) => item._id),
                        onSelectionChange: setSelected,
                        onDecide: decideSelected,
                        onApproveAll: () => void approveAll(),
                        isLoadingAll,
                        nothingMatches:
                          shown.some(({ Kind }) => isDecidedKind(Kind)) || currentData.Total > rows.length
                            ? undefined
                            : 'You cannot decide any of the matching records here',
                      }
                    : undefined
                }
              />
              {currentData.Total > rows.length && (
                <p className="db-muted">{`The ${rows.length} oldest of ${currentData.Total}. More appear as you decide these.`}</p>
              )}
            </SidePanelLayout>
          )}
        </div>
      </TabContent>
      {deciding.props && (
        <DecisionDialog
          key={deciding.props.item._id}
          {...deciding.props}
          isPending={!currentData || rows.some(({ _id }) => _id === deciding.props?.item._id)}
          onClose={deciding.close}
        />
      )}
      {decidingMany.props && (
        <ManyDecisionsDialog
          {...decidingMany.props}
          onClose={(undecided) => {
            if (undecided) setSelected(undecided);
            decidingMany.close();
          }}
        />
      )}
      {chosen && <PendingLogs item={chosen} isOpen={logs.isOpen} onClose={logs.close} />}
    </Page>
  );
}
