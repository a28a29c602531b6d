import { UploadIcon } from '@blueprintjs/icons';
import { useNavigate, Link } from 'react-router-dom';
import { addMonths, daysOfMonth, monthName, monthWithin, toMonth } from '../../../../domain/calendar/month';
import { attendanceFlags } from '../../../../domain/permissions/flagSets';
import { isMonthOver } from '../../../../domain/present-data/closedMonth';
import { monthEndSteps } from '../../../../domain/present-data/monthEnd';
import { capitalized } from '../../../../domain/wording/counted';
import { useGetMonthEndQuery, type MonthEnd } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Scope } from '../../../screen-state/Scope';
import { useIsTallWindow, useIsVeryTallWindow } from '../../../table/view/pageSizePreference';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useScrollFocus } from '../../../ui/layout/useScrollFocus';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { AttendanceTrendPanel } from '../../dashboard/AttendanceTrendPanel';
import { CompanyDaysPanel } from '../../dashboard/CompanyDaysPanel';
import { PresentLog } from '../PresentLog';
import { CloseMonthButton } from '../screens/CloseMonthButton';
import { PresentSums } from '../screens/MonthRecords';
import { UploadPresentDialog } from '../screens/UploadPresentDialog';
import { MonthEndList } from './MonthEndList';
import { monthEndLines, type MonthEndLine } from './monthEndLines';
import { monthEndPath } from './monthEndPath';
import { MonthEndSteps } from './MonthEndSteps';
import '../screens/presentData.css';
import './monthEnd.css';

/** The list of a step that the address names, or its first one with rows. Closing shows all records. */
function shownList({ step, counts }: MonthEndLine, asked: string | null) {
  if (step === 'close') return 'records';
  const found = counts.find(({ list }) => list === asked) ?? counts.find(({ total }) => total > 0) ?? counts[0];
  return found?.list;
}

interface StepPanelProps {
  readonly month: MonthEnd;
  readonly line: MonthEndLine;
  readonly next: MonthEndLine | undefined;
  /** The list that is shown; undefined when the user may see none. */
  readonly list: ReturnType<typeof shownList>;
  readonly onShow: (list: string) => void;
}

/** The selected step: what to do, and the rows to do it with. */
function StepPanel({ month, line, next, list, onShow }: StepPanelProps) {
  const [uploading, showUpload] = useUrlRecord('upload');
  const { step, label, task, counts } = line;
  const path = counts.find((count) => count.list === list)?.path;
  const tabs = counts.map((count) => ({ id: count.list, title: capitalized(count.text), count: count.total }));
  const rows = list !== undefined && (
    <Scope name={list}>
      <MonthEndList
        key={`${month.Month} ${list}`}
        month={month.Month}
        list={list}
        hasRecords={month.Records > 0}
        isClosed={month.Closed_at !== null}
      />
    </Scope>
  );
  return (
    <section className="db-month-end-panel" aria-label={label}>
      <header className="db-month-end-head">
        <h2 className="db-section-title">{`${monthEndSteps.indexOf(step) + 1}. ${label}`}</h2>
        <span className="db-muted">{task}</span>
        <span className="db-month-end-actions">
          {path !== undefined && <Link to={path}>On its own page</Link>}
          {step === 'upload' && month.Closed_at === null && (
            <Button size="small" icon={<UploadIcon />} text="Upload" onClick={() => showUpload('1')} />
          )}
          {step === 'close' && <CloseMonthButton state={month} />}
          {next && (
            <LinkButton size="small" text={`Next open: ${next.label}`} to={monthEndPath(month.Month, next.step)} />
          )}
        </span>
      </header>
      {list === undefined ? (
        <EmptyState title="You are not permitted to see these requests">
          The step is done by those who decide on them.
        </EmptyState>
      ) : step === 'close' ? (
        rows
      ) : (
        <Tabbed name="month-end-lists" tabs={tabs} selected={list} onSelect={onShow}>
          {rows}
        </Tabbed>
      )}
      {uploading !== null && <UploadPresentDialog onClose={() => showUpload(null)} />}
    </section>
  );
}

function StepsAndRows({ month, isOver }: { readonly month: MonthEnd; readonly isOver: boolean }) {
  const navigate = useNavigate();
  const log = useScrollFocus<HTMLElement>({ evenWithControls: true });
  const isTall = useIsTallWindow();
  const isVeryTall = useIsVeryTallWindow();
  const opensHrDashboard = useIsPermitted('Employee.*');
  const seesAttendance = useIsPermitted(...attendanceFlags);
  const [selected] = useUrlChoice('step', monthEndSteps);
  const lines = monthEndLines(month, isOver);
  const position = monthEndSteps.indexOf(selected);
  const line = lines.find(({ step }) => step === selected);
  const [asked, show] = useUrlRecord('list');
  const list = line && shownList(line, asked);
  // From the selected step on, then from the first one.
  const next = [...lines.slice(position + 1), ...lines.slice(0, position)].find(({ state }) => state === 'Open');
  const goTo = (step: (typeof monthEndSteps)[number] | undefined): void => {
    if (step !== undefined) void navigate(monthEndPath(month.Month, step), { replace: true });
  };
  usePageKeys('Month end', [
    { keys: 'j', description: 'Next step', run: () => goTo(monthEndSteps[position + 1]) },
    { keys: 'k', description: 'Previous step', run: () => goTo(monthEndSteps[position - 1]) },
  ]);
  const name = monthName(month.Month);
  const { first, last } = daysOfMonth(month.Month);
  // Days on which many were absent stand out: a holiday is missing, or a device was out of order.
  const days = opensHrDashboard && seesAttendance && isTall && (
    <CompanyDaysPanel month={month.Month} mark={lensMark(...attendanceFlags)} />
  );
  return (
    <div className="db-month-end">
      <div className="db-month-end-side">
        <MonthEndSteps month={month.Month} lines={lines} selected={selected} />
        {/* A list of records has them above it. */}
        {month.Records > 0 && list !== 'records' && <PresentSums filter={{ from: first, to: last }} />}
        {opensHrDashboard && isVeryTall && <AttendanceTrendPanel month={month.Month} mark={lensMark('Employee.*')} />}
        {!isVeryTall && days}
        <section ref={log} className="db-month-end-log" aria-label={`Log of ${name}`}>
          <h2 className="db-section-title">{`Log of ${name}`}</h2>
          <PresentLog about={{ month: month.Month }} />
        </section>
      </div>
      <div className="db-month-end-main">
        {line && (
          <Scope name={line.step}>
            <StepPanel key={line.step} month={month} line={line} next={next} list={list} onShow={show} />
          </Scope>
        )}
        {isVeryTall && days}
      </div>
    </div>
  );
}

/** /month-end: what is left to do before a month can be closed, step by step, with the rows of each step. */
export default function MonthEndScreen() {
  const workDate = useWorkDate();
  const current = toMonth(workDate);
  const { month, choose, limits } = useUrlMonth({ preset: addMonths(current, -1), max: current });
  const { currentData, error, isFetching, refetch } = useGetMonthEndQuery(month, {
    refetchOnMountOrArgChange: 5,
    refetchOnFocus: true,
  });
  const failure = shownFailure(error);
  const goTo = (step: 1 | -1): void => choose(monthWithin(addMonths(month, step), limits));
  usePageKeys('Month end', [
    month > limits.min && { keys: '[', description: 'Previous month', run: () => goTo(-1) },
    month < limits.max && { keys: ']', description: 'Next month', run: () => goTo(1) },
  ]);
  return (
    <Page
      content="fill"
      header={<PageHeader title="Month end" actions={<MonthPicker month={month} {...limits} onPick={choose} />} />}
    >
      {currentData ? (
        <StepsAndRows month={currentData} isOver={isMonthOver(month, workDate)} />
      ) : failure ? (
        <LoadFailed what="the month" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <div className="db-month-end">
          <div className="db-month-end-side">
            <PanelSkeleton lines={9} label="Loading the month" />
          </div>
          <PanelSkeleton lines={20} label="Loading the rows" />
        </div>
      )}
    </Page>
  );
}
