import { TimelineLineChartIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { kraAverage } from '../../../../domain/kra/kraRatings';
import { firstDayOfMonth, monthName } from '../../../../domain/calendar/month';
import { useListKraFormsToRateQuery, type KraRecord } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TableView } from '../../../table/view/tableView';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ListTable } from '../../../table/view/ListTable';
import { pagesOf20 } from '../../../table/view/pageSizes';
import { useTableView } from '../../../table/view/useTableView';
import { averageDecimals } from '../../../../domain/kra/averages';
import { kraEmployeeColumn } from './kraEmployeeColumn';
import { monthsPath } from './kraPaths';
import { RateKraDialog } from './RateKraDialog';
import './kra.css';
import { Button } from '../../../ui/controls/Button';

const untouched: Partial<TableView> = { pageSize: 20 };

/** STATE-013, SCR-091: 'Submitted' for a rated record, otherwise View. */
const stateText = (record: KraRecord): string => record.Rating_status ?? 'View';

const createColumns = (open: (record: KraRecord) => void): readonly ColumnDefinition<KraRecord>[] => [
  kraEmployeeColumn(),
  {
    key: 'month',
    header: 'Month',
    type: 'date',
    width: 140,
    value: (record) => firstDayOfMonth(record.month),
    cell: (record) => ({ text: monthName(record.month) }),
  },
  {
    key: 'Own_average',
    header: 'Own average',
    type: 'number',
    decimals: averageDecimals,
    width: 120,
    isSummed: false,
    value: (record) => kraAverage(record.Employee_rating),
  },
  {
    key: 'Leader_average',
    header: 'TL average',
    type: 'number',
    decimals: averageDecimals,
    width: 120,
    isSummed: false,
    value: (record) => record.Team_leader_rating && kraAverage(record.Team_leader_rating),
  },
  { key: 'Create_at', header: 'Sent on', type: 'instant', width: 150, value: (record) => record.Create_at },
  { key: 'Rated_on', header: 'Rated on', type: 'instant', width: 150, value: (record) => record.Rated_on },
  {
    key: 'Rating_status',
    header: 'Action',
    type: 'text',
    width: 110,
    hideable: false,
    value: stateText,
    cell: (record) => ({ text: stateText(record), tone: record.Rating_status ? 'success' : 'primary' }),
    onPress: open,
  },
];

/** /TLKRA (ROUTE-066, SCR-090): the ratings of employees who chose the user as team leader. */
export default function TlKraScreen() {
  const navigate = useNavigate();
  const list = useListKraFormsToRateQuery();
  const [rating, showRating] = useUrlRecord('rate');
  const columns = useMemo(() => createColumns((record) => showRating(record._id)), [showRating]);
  const [view, changeView] = useTableView('tl-kra', columns, { base: untouched });
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="TL KRA"
          actions={<Button icon={<TimelineLineChartIcon />} text="Performance" onClick={() => void navigate('/PMS')} />}
        />
      }
    >
      <ListTable
        name="KRA of my team"
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        pageSizes={pagesOf20}
        emptyText="No one has chosen you as team leader yet"
        onOpenRow={(record) => showRating(record._id)}
        rowActions={(record) => [
          { label: record.Rating_status === null ? 'View' : 'Show ratings', onSelect: () => showRating(record._id) },
          { label: 'All months', onSelect: () => void navigate(monthsPath(record.Employee_id)) },
        ]}
      />
      {rating !== null && <RateKraDialog recordId={rating} onClose={() => showRating(null)} />}
    </Page>
  );
}
