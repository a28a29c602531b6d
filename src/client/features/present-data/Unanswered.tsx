import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { PresentMonth, PresentRecord } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { Choice, ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { ArraySource } from '../../ui/table/tableSource';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';

interface Silent {
  readonly name: string;
  readonly code: string;
  readonly why: 'No answer' | 'No record';
}

const reasons: readonly Choice[] = [
  { value: 'No answer', label: 'No answer', tone: 'warning' },
  { value: 'No record', label: 'No record', tone: 'danger' },
];
const declared: readonly ColumnDefinition<Silent>[] = [
  { key: 'name', header: 'Name', type: 'person', width: 240, value: (row) => row.name },
  { key: 'code', header: 'Code', type: 'text', width: 120, value: (row) => row.code },
  { key: 'why', header: 'Why', type: 'status', width: 140, value: (row) => row.why, choices: reasons },
];
const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const rowKey = (row: Silent): string => row.code;

export interface UnansweredProps {
  readonly records: readonly PresentRecord[] | undefined;
  readonly state: PresentMonth | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Who has not answered, and who could not because there is no record. */
export function Unanswered({ records, state, hasFailed, onRetry }: UnansweredProps) {
  const timeZone = useSelector(selectTimeZone);
  const rows = useMemo(
    (): Silent[] => [
      ...(records ?? []).filter((record) => record.Attendence_Status === null).map(({ Name, Code }): Silent => ({ name: Name, code: Code, why: 'No answer' })),
      ...(state?.Without_record ?? []).map(({ Name, Code }): Silent => ({ name: Name, code: Code, why: 'No record' })),
    ],
    [records, state],
  );
  const source = useMemo((): ArraySource<Silent> => ({ kind: 'array', rows, rowKey }), [rows]);
  const [view, changeView] = useTableView('present-unanswered', declared, { base, prefix: 'u.' });
  const frame = useRef<HTMLDivElement>(null);
  const columns = useStretchedColumns(declared, view, frame);
  return (
    <div ref={frame} className="db-present-table">
      <DataTable
        name="Not answered"
        columns={columns}
        source={source}
        view={view}
        onViewChange={changeView}
        timeZone={timeZone}
        state={records && state ? 'ready' : hasFailed ? 'failed' : 'loading'}
        onRetry={onRetry}
        emptyText="Everybody has answered"
        exportName="Not answered"
      />
    </div>
  );
}
