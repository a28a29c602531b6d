import { Button } from '@blueprintjs/core';
import { UploadIcon } from '@blueprintjs/icons';
import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { isDay } from '../../../domain/calendar/day';
import { addMonths, firstDayOfMonth, monthOf } from '../../../domain/present-data/presentMonth';
import { useListPresentRecordsQuery, type PresentRecord } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import { useAddressRecord } from '../../widgets/address/useAddressRecord';
import { DayFilter } from '../../widgets/table-view/DayFilter';
import { pagesOf20 } from '../../widgets/table-view/pageSizes';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { useToday } from '../../widgets/useToday';
import { EditPresentDialog } from './EditPresentDialog';
import { presentColumns } from './presentColumns';
import { UploadPresentDialog } from './UploadPresentDialog';
import './presentData.css';

const base = { pageSize: 20, sort: [{ key: 'Date', direction: 'desc' }] } as const;
const shownMonths = 12;
const none: readonly never[] = [];

/** /employeePresentReport: the monthly records of everybody, upload and edit (ROUTE-061). The span and what is open stand in the address. */
export default function PresentReportScreen() {
  const today = useToday();
  const timeZone = useSelector(selectTimeZone);
  const [askedFrom, chooseFrom] = useAddressRecord('from');
  const [askedTo, chooseTo] = useAddressRecord('to');
  const [edited, edit] = useAddressRecord('edit');
  const [uploading, showUpload] = useAddressRecord('upload');
  const from = askedFrom !== null && isDay(askedFrom) ? askedFrom : firstDayOfMonth(`${addMonths(monthOf(today), 1 - shownMonths)}-01`);
  const to = askedTo !== null && isDay(askedTo) ? askedTo : '';
  const { data, currentData, isError, refetch } = useListPresentRecordsQuery({ from, ...(to !== '' && { to }) });
  const rows: readonly PresentRecord[] = currentData ?? data ?? none;
  const source = useArraySource(rows);
  const declared = useMemo(() => presentColumns(timeZone), [timeZone]);
  const [view, changeView] = useTableView('present-records', declared, { base });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(declared, view, frame);
  const uploadButton = <Button intent="primary" icon={<UploadIcon />} text="Upload" onClick={() => showUpload('1')} />;
  return (
    <Page content="fill" header={<PageHeader title="Add Employee Present" actions={uploadButton} />}>
      <div ref={frame} className="db-present-table">
        <DataTable
          name="Employee Data"
          columns={columns}
          source={source}
          view={view}
          onViewChange={changeView}
          timeZone={timeZone}
          state={data ? 'ready' : isError ? 'failed' : 'loading'}
          onRetry={() => void refetch()}
          pageSizes={pagesOf20}
          emptyText="No records between these days"
          emptyAction={uploadButton}
          toolbarItems={
            <>
              <DayFilter label="From" day={from} onDay={chooseFrom} />
              <DayFilter label="To" day={to} onDay={(next) => chooseTo(next === '' ? null : next)} clearLabel="Up to today" />
            </>
          }
          rowActions={(row) => [{ label: 'Edit', onSelect: () => edit(row._id) }]}
          onOpenRow={(row) => edit(row._id)}
          exportName="Employee Data"
        />
      </div>
      {edited !== null && <EditPresentDialog key={edited} id={edited} onClose={() => edit(null)} />}
      {uploading !== null && <UploadPresentDialog onClose={() => showUpload(null)} />}
    </Page>
  );
}
