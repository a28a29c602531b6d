import { ageText } from '../../../../domain/calendar/ageText';
import { pendingKindLabels, pendingKinds } from '../../../../domain/pending/pendingKinds';
import type { PendingItem } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { statusCellTone } from '../../../table/grid/statusCellTone';
import { personName } from '../../../../domain/wording/personName';
import { datesText, shortDatesText } from '../pendingTexts';
import { dayMs } from '../../../../domain/calendar/duration';

const kindChoices = pendingKinds.map((kind) => ({ value: kind, label: pendingKindLabels[kind] }));

/** The columns of screens.md. The kind is chosen above the table. */
export const pendingColumns = (nowMs: number): readonly ColumnDefinition<PendingItem>[] => [
  {
    key: 'Kind',
    header: 'Kind',
    type: 'text',
    width: 124,
    hideable: false,
    filterable: false,
    value: (item) => item.Kind,
    choices: kindChoices,
  },
  {
    key: 'Employee',
    header: 'Employee',
    type: 'person',
    width: 122,
    hideable: false,
    value: (item) => personName(item.Employee),
  },
  { key: 'Summary', header: 'Summary', type: 'text', width: 158, value: (item) => item.Summary },
  {
    key: 'Dates',
    header: 'Dates',
    // Days and halves are one text, in files too; their first day sorts and filters them.
    type: 'text',
    filterable: 'dates',
    width: 196,
    value: (item) => item.From,
    cell: (item) => ({ text: datesText(item), short: shortDatesText(item) }),
  },
  { key: 'Requested', header: 'Requested', type: 'instant', width: 150, value: (item) => item.Create_at },
  {
    key: 'Age',
    header: 'Age',
    type: 'number',
    width: 112,
    filterable: false,
    isSummed: false,
    value: (item) => Math.floor((nowMs - Date.parse(item.Create_at)) / dayMs),
    cell: (item) => ({ text: ageText(Date.parse(item.Create_at), nowMs) }),
  },
  {
    key: 'Status',
    header: 'Status',
    type: 'status',
    width: 84,
    value: (item) => item.Status,
    cell: (item) => ({ text: item.Status, tone: statusCellTone(item.Status) }),
  },
];
