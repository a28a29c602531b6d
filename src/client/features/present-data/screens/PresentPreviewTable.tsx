import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  figureExplanations,
  presentHeadings,
  type PresentHeading,
} from '../../../../domain/present-data/presentFields';
import { monthName } from '../../../../domain/calendar/month';
import { counted, countedShare } from '../../../../domain/wording/counted';
import type { PresentPreview, PresentPreviewRow } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { DataTable } from '../../../table/grid/DataTable';
import type { ArraySource } from '../../../table/windows/tableSource';
import { defaultTableView } from '../../../table/view/tableView';
import { fieldLabel } from '../log/presentTexts';
import { useScreenState } from '../../../screen-state/useScreenState';
import { PreviewSummary } from '../../../widgets/file-preview/PreviewSummary';
import { figureWidths } from './presentColumns';

type PreviewColumn = ColumnDefinition<PresentPreviewRow>;

/** The remarks on a row: why it cannot be stored, otherwise what to check. */
const getRemarks = (row: PresentPreviewRow) => (row.Problems.length > 0 ? row.Problems : row.Warnings);
const getMark = (row: PresentPreviewRow): string | undefined =>
  row.Problems.length > 0 ? 'db-present-wrong' : row.Warnings.length > 0 ? 'db-present-doubtful' : undefined;
const storedAs = ({ Replaces }: PresentPreviewRow): string => (Replaces ? 'Replaces the stored record' : 'New');
const remarkText = (row: PresentPreviewRow): string =>
  getRemarks(row)
    .map(({ message }) => message)
    .join('; ');

const getOutcome = (row: PresentPreviewRow): string => {
  if (row.Problems.length > 0) return remarkText(row);
  return row.Warnings.length > 0 ? `${storedAs(row)}. Please check: ${remarkText(row)}` : storedAs(row);
};
/** With several problems the headings only: each figure shows its own problem. */
const getShortOutcome = (row: PresentPreviewRow): string =>
  row.Problems.length > 1
    ? `${row.Problems.length} problems: ${[...new Set(row.Problems.map(({ field }) => field))].join(', ')}`
    : getOutcome(row);
const rank = (row: PresentPreviewRow): number => (row.Problems.length > 0 ? 0 : row.Warnings.length > 0 ? 1 : 2);
const isFigure = (field: PresentHeading): field is Exclude<PresentHeading, 'Name' | 'Code'> =>
  field !== 'Name' && field !== 'Code';

const columns: readonly PreviewColumn[] = [
  { key: 'line', header: 'Line', type: 'number', width: 60, frozen: true, isSummed: false, value: (row) => row.Line },
  {
    key: 'outcome',
    header: 'Action',
    type: 'text',
    width: 352,
    value: getOutcome,
    cell: (row) => ({
      text: getOutcome(row),
      short: getShortOutcome(row),
      title: getOutcome(row),
      className: getMark(row),
    }),
  },
  ...presentHeadings.map((field): PreviewColumn => ({
    key: field,
    header: fieldLabel(field),
    explanation: isFigure(field) ? figureExplanations[field] : undefined,
    type: 'text',
    width: field === 'Name' ? 140 : field === 'Code' ? 86 : figureWidths[field],
    value: (row) => row[field],
    // A wrong figure shows its problem, because the row's text only names the headings.
    cell: (row) => {
      const remarks = getRemarks(row).filter((remark) => remark.field === field);
      return {
        text: row[field],
        className: remarks.length > 0 ? getMark(row) : undefined,
        title: remarks.length > 0 ? remarks.map(({ message }) => message).join('; ') : row[field],
      };
    },
  })),
];

const untouched = defaultTableView(columns, { density: 'compact' });

/** Up to this number the rows need no scroll area. */
const shortLength = 10;
const rowKey = (row: PresentPreviewRow): string => String(row.Line);

export interface PresentPreviewTableProps {
  readonly preview: PresentPreview;
  /** Records were changed since the file was checked. */
  readonly isOutdated: boolean;
}

/** The result of storing a file, row by row: first the rows that cannot be stored, then those to check. */
export function PresentPreviewTable({ preview, isOutdated }: PresentPreviewTableProps) {
  const timeZone = useSelector(selectTimeZone);
  const [view, changeView] = useScreenState('tables', 'preview/view', untouched);
  const rows = useMemo(
    () => [...preview.Rows].sort((one, other) => rank(one) - rank(other) || one.Line - other.Line),
    [preview],
  );
  const source = useMemo((): ArraySource<PresentPreviewRow> => ({ kind: 'array', rows, rowKey }), [rows]);
  const wrong = rows.filter((row) => row.Problems.length > 0).length;
  const doubtful = rows.filter((row) => row.Problems.length === 0 && row.Warnings.length > 0).length;
  const isShort = rows.length <= shortLength;
  const replaced = rows.filter((row) => row.Replaces).length;
  return (
    <>
      <PreviewSummary
        hasErrors={wrong > 0}
        hasDoubts={doubtful > 0}
        isOutdated={isOutdated}
        className="db-present-notice"
      >
        {wrong > 0
          ? `${countedShare(wrong, rows.length, 'row')} cannot be stored. Correct the file and choose it again; nothing has been stored.`
          : `${monthName(preview.Month)}: ${counted(rows.length - replaced, 'new record')}, ${replaced === 1 ? '1 replaces a stored one' : `${replaced} replace stored ones`}.${doubtful > 0 ? ` Please check ${counted(doubtful, 'row')} before you store ${doubtful === 1 ? 'it' : 'them'}.` : ''} Nothing has been stored yet.`}
      </PreviewSummary>
      <div className={isShort ? undefined : 'db-present-preview'}>
        <DataTable
          name="Rows of the file"
          columns={columns}
          source={source}
          view={view}
          onViewChange={changeView}
          timeZone={timeZone}
          hasToolbar={false}
          height={isShort ? 'rows' : 'fill'}
        />
      </div>
    </>
  );
}
