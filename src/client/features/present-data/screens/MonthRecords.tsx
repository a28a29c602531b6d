import { Switch } from '@blueprintjs/core';
import { figureExplanations, presentFigures } from '../../../../domain/present-data/presentFields';
import { firstDayOfMonth, lastDayOfMonth } from '../../../../domain/calendar/month';
import { api, useSumPresentRecordsQuery, type PresentRecord } from '../../../api/api';
import { toChoices } from '../../../ui/form/select/choice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { PresentLogDrawer } from '../log/PresentLogDrawer';
import { fieldLabel } from '../log/presentTexts';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';
import { noAnswer } from './presentColumns';
import { toPresentFilter, type PresentFilter } from './presentQuery';
import { PresentTable, type PresentTableProps, usePresentColumns, usePresentView } from './PresentTable';

const answers = ['All', 'Approved', 'Issue', noAnswer] as const;
const answerFilters = toChoices(answers);
const punches = ['all', 'missed'] as const;
const base = { pageSize: 20, sort: [{ key: 'Name', direction: 'asc' }] } as const;

/** Month and answer are chosen in the toolbar. */
const withoutMonth = (columns: readonly ColumnDefinition<PresentRecord>[]) =>
  columns
    .filter((column) => column.key !== 'Date')
    .map((column) => (column.key === 'Attendence_Status' ? { ...column, filterable: false as const } : column));

/** The sum of each figure over the filtered records; the previous sums stay while loading. */
export function PresentSums({ filter }: { readonly filter: PresentFilter }) {
  const { currentData } = useSumPresentRecordsQuery(filter);
  const answered = useAnsweredArguments('sums/answered', filter, currentData !== undefined);
  const { currentData: sums } = api.endpoints.sumPresentRecords.useQueryState(answered);
  return (
    <dl className="db-present-sums" aria-label="Sums">
      {presentFigures.map((figure) => (
        <div key={figure} title={figureExplanations[figure]}>
          <dt>{fieldLabel(figure)}</dt>
          <dd>{sums?.[figure].toLocaleString('en-GB') ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface MonthRecordsProps extends Pick<PresentTableProps, 'detail'> {
  readonly month: string;
  readonly hasRecords: boolean;
  /** Only these, without sums and the choice of others. */
  readonly answered?: 'Issue';
  /** Given: opens the form of a record; otherwise its log opens. */
  readonly onEdit?: (id: string) => void;
}

/** The records of a month ('YYYY-MM') with sums, answers and missed punches. */
export function MonthRecords({ month, hasRecords, answered, onEdit, detail }: MonthRecordsProps) {
  const [chosen, chooseAnswer] = useUrlChoice('answer', answers);
  const answer = answered ?? chosen;
  const [punch, choosePunch] = useUrlChoice('punch', punches);
  const [logs, showLogs] = useUrlRecord('logs');
  const columns = usePresentColumns(withoutMonth);
  const [view, changeView] = usePresentView('present-month', columns, base);
  const span = {
    from: firstDayOfMonth(month),
    to: lastDayOfMonth(month),
    isMissedOnly: punch === 'missed',
    ...(answer !== 'All' && { answer }),
  };
  return (
    <>
      {answered === undefined && <PresentSums filter={toPresentFilter(view, span)} />}
      <PresentTable
        detail={detail}
        name={answered ?? 'Employee present list'}
        exportName={`${answered ?? 'Employee present list'} ${month}`}
        columns={columns}
        view={view}
        onViewChange={changeView}
        span={span}
        emptyText={hasRecords ? 'No records match the filters' : 'This month has no records yet. Upload them first.'}
        toolbarItems={
          <>
            {answered === undefined && (
              <FilterSelect text="Answer" choices={answerFilters} value={answer} onPick={chooseAnswer} />
            )}
            <Switch
              className="db-present-switch"
              label="Missed punches only"
              checked={punch === 'missed'}
              onChange={(event) => choosePunch(event.currentTarget.checked ? 'missed' : 'all')}
            />
          </>
        }
        otherFilters={{
          isSet: punch === 'missed' || (answered === undefined && answer !== 'All'),
          clear: () => {
            chooseAnswer('All');
            choosePunch('all');
          },
        }}
        rowActions={(row) => [
          ...(onEdit ? [{ label: 'Edit', onSelect: () => onEdit(row._id) }] : []),
          { label: 'Logs', onSelect: () => showLogs(row._id) },
        ]}
        onOpenRow={(row) => (onEdit ?? showLogs)(row._id)}
      />
      <PresentLogDrawer about={logs === null ? null : { id: logs }} title="Logs" onClose={() => showLogs(null)} />
    </>
  );
}
