import { Switch } from '@blueprintjs/core';
import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { presentFigures } from '../../../domain/present-data/presentFields';
import type { PresentRecord } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import { choicesOf } from '../../ui/form/choice';
import { ChoiceSelect } from '../../ui/form/ChoiceSelect';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import { useAddressChoice } from '../../widgets/address/useAddressChoice';
import '../../widgets/table-view/filter.css';
import { pagesOf20 } from '../../widgets/table-view/pageSizes';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { fieldLabel, noAnswer, presentColumns } from './presentColumns';

const answers = ['All', 'Approved', 'Issue', noAnswer] as const;
const answerFilters = choicesOf(answers);
const punches = ['all', 'missed'] as const;
const base = { pageSize: 20, sort: [{ key: 'Name', direction: 'asc' }] } as const;
const filteredThere = ['Attendence_Status'];

/** The sum of each figure over the rows that pass the filters. */
function Sums({ rows }: { readonly rows: readonly PresentRecord[] }) {
  return (
    <dl className="db-present-sums" aria-label="Sums">
      {presentFigures.map((figure) => (
        <div key={figure}>
          <dt>{fieldLabel(figure)}</dt>
          <dd>{Math.round(rows.reduce((sum, row) => sum + row[figure], 0) * 10) / 10}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The records of a month, read-only, with sums, answers and missed punches. */
export function MonthRecords({ query }: { readonly query: { readonly currentData?: readonly PresentRecord[]; readonly isError: boolean; readonly refetch: () => unknown } }) {
  const timeZone = useSelector(selectTimeZone);
  const [answer, chooseAnswer] = useAddressChoice('answer', answers);
  const [punch, choosePunch] = useAddressChoice('punch', punches);
  const { currentData, isError, refetch } = query;
  const rows = useMemo(
    () => (currentData ?? []).filter((row) => (answer === 'All' || (row.Attendence_Status ?? noAnswer) === answer) && (punch === 'all' || row.Missed_punch > 0)),
    [currentData, answer, punch],
  );
  const source = useArraySource(rows);
  const declared = useMemo(() => presentColumns(timeZone).filter((column) => column.key !== 'Date'), [timeZone]);
  const [view, changeView] = useTableView('present-month', declared, { base });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(declared, view, frame);
  const isFiltered = answer !== 'All' || punch !== 'all';
  return (
    <>
      <Sums rows={rows} />
      <div ref={frame} className="db-present-table">
        <DataTable
          name="Employee present list"
          columns={columns}
          source={source}
          view={view}
          onViewChange={changeView}
          timeZone={timeZone}
          state={currentData ? 'ready' : isError ? 'failed' : 'loading'}
          onRetry={() => void refetch()}
          pageSizes={pagesOf20}
          emptyText={isFiltered && currentData?.length ? 'No record fits the filters' : 'This month has no records yet: they come with an upload'}
          untaggedFilters={filteredThere}
          toolbarItems={
            <>
              <label className="db-filter">
                <span className="db-muted">Answer</span>
                <ChoiceSelect label="Answer filter" choices={answerFilters} value={answer} onPick={chooseAnswer} isWide={false} isSearchable={false} size="small" variant="outlined" />
              </label>
              <Switch className="db-present-switch" label="Missed punches only" checked={punch === 'missed'} onChange={(event) => choosePunch(event.currentTarget.checked ? 'missed' : 'all')} />
            </>
          }
          exportName="Employee present list"
        />
      </div>
    </>
  );
}
