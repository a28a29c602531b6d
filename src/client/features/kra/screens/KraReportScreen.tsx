import { TimelineLineChartIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toMonth } from '../../../../domain/calendar/month';
import { ratableMonth } from '../../../../domain/kra/kraWindow';
import { useListKraReportQuery, type KraReportRow } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import type { TableView } from '../../../table/view/tableView';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { ListTable } from '../../../table/view/ListTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { QuestionTextsButton } from '../QuestionTextsButton';
import { ratingColumns, useExplanations, type Explanations } from '../ratingColumns';
import { averageDecimals } from '../../../../domain/kra/averages';
import { kraEmployeeColumn } from './kraEmployeeColumn';
import { HandOverRatingsDialog } from './HandOverRatingsDialog';
import { monthsPath } from './kraPaths';
import './kra.css';
import { Button } from '../../../ui/controls/Button';
import { OpenedForm } from '../../../widgets/unsent-texts/OpenedForm';

type Column = ColumnDefinition<KraReportRow>;

const states: readonly Choice[] = [
  { value: 'Not rated', label: 'Not rated', tone: 'danger' },
  { value: 'Waiting', label: 'Waiting for the TL', tone: 'warning' },
  { value: 'No rater', label: 'No one to rate it', tone: 'danger' },
  { value: 'Submitted', label: 'Submitted', tone: 'success' },
];
const untouched: Partial<TableView> = { pageSize: 20 };
const toolbarFilterKeys = ['State'];
const none: readonly never[] = [];

const createColumns = (explanations: Explanations): readonly Column[] => [
  kraEmployeeColumn(),
  { key: 'Department', header: 'Department', type: 'text', width: 140, value: (row) => row.Department },
  {
    key: 'Position',
    header: 'Position',
    type: 'text',
    width: 150,
    isHiddenAtFirst: true,
    value: (row) => row.Position,
  },
  { key: 'State', header: 'Rating status', type: 'status', width: 140, value: (row) => row.State, choices: states },
  {
    key: 'Team_leader',
    header: 'Team leader',
    type: 'person',
    width: 150,
    value: (row) => row.Team_leader ?? row.Own_leader,
    cell: (row) => ({
      text: row.Team_leader ?? row.Own_leader ?? '',
      title:
        row.Team_leader === null
          ? 'Reports to; has not chosen a leader for this month'
          : row.State === 'No rater'
            ? 'Chosen for this month, but has left or lost the permission to rate'
            : 'Chosen for this month',
    }),
  },
  ...ratingColumns<KraReportRow>({ getRating: (row) => row, explanations }),
  {
    key: 'Own_average',
    header: 'Own average',
    type: 'number',
    decimals: averageDecimals,
    width: 126,
    isSummed: false,
    value: (row) => row.Own_average,
  },
  {
    key: 'Leader_average',
    header: 'TL average',
    type: 'number',
    decimals: averageDecimals,
    width: 116,
    isSummed: false,
    value: (row) => row.Leader_average,
  },
  { key: 'Create_at', header: 'Sent on', type: 'instant', width: 150, value: (row) => row.Create_at },
  { key: 'Rated_on', header: 'Rated on', type: 'instant', width: 150, value: (row) => row.Rated_on },
];

/** /report/kra (ROUTE-030, C-33): one month of all employees, including those who have not rated yet. */
export default function KraReportScreen() {
  const navigate = useNavigate();
  const today = useToday();
  const { month, choose, limits } = useUrlMonth({ preset: ratableMonth(today), max: toMonth(today) });
  const mayOpen = useIsPermitted('KRA.TL_HOD_KRA');
  const mayHandOver = useIsPermitted('Employee.Edit_Employee');
  const [leaderId, showLeader] = useUrlRecord('hand-over');
  const { currentData: rows, error, isError, refetch } = useListKraReportQuery(month);
  const explanations = useExplanations(rows ?? none);
  const columns = useMemo(() => createColumns(explanations), [explanations]);
  const [view, changeView] = useTableView('kra-report', columns, { base: untouched });
  const open = (row: KraReportRow): void => void navigate(monthsPath(row._id));
  const getActions = (row: KraReportRow): readonly RowAction[] => [
    ...(mayOpen ? [{ label: 'All months', mark: lensMark('KRA.TL_HOD_KRA'), onSelect: () => open(row) }] : []),
    ...(mayHandOver && row.State === 'No rater'
      ? [
          {
            label: 'Give to another leader…',
            mark: lensMark('Employee.Edit_Employee'),
            onSelect: () => showLeader(row.Team_leader_id),
          },
        ]
      : []),
  ];
  const count = (state: KraReportRow['State']): number => (rows ?? []).filter((row) => row.State === state).length;
  const withoutRater = count('No rater');
  const actions = (
    <>
      <MonthPicker month={month} {...limits} onPick={choose} />
      <Button icon={<TimelineLineChartIcon />} text="Performance" onClick={() => void navigate('/PMS')} />
    </>
  );
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="KRA report"
          aside={
            rows && (
              <span className="db-muted">{`${count('Submitted')} submitted, ${count('Waiting')} waiting for the TL, ${count('Not rated')} not rated${withoutRater === 0 ? '' : `, ${withoutRater} without a rater`}`}</span>
            )
          }
          actions={actions}
        />
      }
    >
      <ListTable
        name={`KRA report ${month}`}
        columns={columns}
        list={{ data: rows, error, isError, refetch }}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf20}
        untaggedFilters={toolbarFilterKeys}
        emptyText="There are no employees"
        toolbarItems={
          <>
            <ChoiceFilterSelect
              label="Status"
              columnKey="State"
              choices={states}
              view={view}
              onViewChange={changeView}
            />
            <QuestionTextsButton ratings={rows ?? none} />
          </>
        }
        {...(mayOpen && { onOpenRow: open })}
        {...((mayOpen || mayHandOver) && { rowActions: getActions })}
      />
      {leaderId !== null && (
        <OpenedForm key={leaderId} name={`hand-over/${leaderId}`} isPermitted={mayHandOver}>
          <HandOverRatingsDialog leaderId={leaderId} onClose={() => showLeader(null)} />
        </OpenedForm>
      )}
    </Page>
  );
}
