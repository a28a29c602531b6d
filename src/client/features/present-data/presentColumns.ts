import { formatInstant } from '../../../domain/calendar/formatInstant';
import { presentFigures } from '../../../domain/present-data/presentFields';
import { monthOf, monthText } from '../../../domain/present-data/presentMonth';
import type { PresentRecord } from '../../api/api';
import type { Choice, ColumnDefinition } from '../../ui/table/columnDefinition';

type PresentColumn = ColumnDefinition<PresentRecord>;

/** What stands in the place of an answer that was not given. */
export const noAnswer = 'No answer';

export const answerChoices: readonly Choice[] = [
  { value: 'Approved', label: 'Approved', tone: 'success' },
  { value: 'Issue', label: 'Issue', tone: 'danger' },
  { value: noAnswer, label: noAnswer, tone: 'neutral' },
];

/** A wire name as people read it: 'Working days'. */
export const fieldLabel = (field: string): string => field.replaceAll('_', ' ');

const figureColumns: readonly PresentColumn[] = presentFigures.map((figure) => ({ key: figure, header: fieldLabel(figure), type: 'number', width: figure === 'WFM' || figure === 'Allow' ? 80 : 118, value: (row) => row[figure] }));

/** The columns of FIELD-039 and FIELD-057. */
export const presentColumns = (timeZone: string): readonly PresentColumn[] => [
  { key: 'Name', header: 'Name', type: 'person', width: 180, frozen: true, hideable: false, value: (row) => row.Name },
  { key: 'Code', header: 'Code', type: 'text', width: 90, value: (row) => row.Code },
  { key: 'Date', header: 'Date', type: 'date', width: 100, value: (row) => row.Date, cell: (row) => ({ text: monthText(monthOf(row.Date)), title: row.Date }) },
  ...figureColumns,
  {
    key: 'Attendence_Status',
    header: 'Attendance status',
    type: 'status',
    width: 140,
    value: (row) => row.Attendence_Status ?? noAnswer,
    choices: answerChoices,
    cell: (row) => ({ text: row.Attendence_Status ?? noAnswer, tone: answerChoices.find(({ value }) => value === (row.Attendence_Status ?? noAnswer))?.tone, title: formatInstant(row.Attendence_Status_Date, timeZone) }),
  },
  { key: 'Attendence_Status_Date', header: 'Answered on', type: 'instant', width: 150, value: (row) => row.Attendence_Status_Date, isHiddenAtFirst: true },
];
