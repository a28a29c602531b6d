import { formatInstant } from '../../../domain/calendar/formatInstant';
import { presentFigures, type PresentFigure } from '../../../domain/present-data/presentFields';
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

const figureWidths: Readonly<Record<PresentFigure, number>> = { Working_days: 112, Full_leave: 92, Half_leave: 94, Missed_punch: 118, WFM: 68, Carry_forward: 116, Total_days: 98, Allow: 74, Grand_Total: 104 };
const figureColumns: readonly PresentColumn[] = presentFigures.map((figure) => ({ key: figure, header: fieldLabel(figure), type: 'number', width: figureWidths[figure], value: (row) => row[figure] }));

/** The columns of FIELD-039 and FIELD-057; the answer stands where it is seen without scrolling. */
export const presentColumns = (timeZone: string): readonly PresentColumn[] => [
  { key: 'Name', header: 'Name', type: 'person', width: 160, frozen: true, hideable: false, value: (row) => row.Name },
  { key: 'Code', header: 'Code', type: 'text', width: 90, value: (row) => row.Code },
  { key: 'Date', header: 'Date', type: 'date', width: 118, value: (row) => row.Date, cell: (row) => ({ text: monthText(monthOf(row.Date)), title: row.Date }) },
  {
    key: 'Attendence_Status',
    header: 'Attendance status',
    type: 'status',
    width: 140,
    value: (row) => row.Attendence_Status ?? noAnswer,
    choices: answerChoices,
    cell: (row) => ({ text: row.Attendence_Status ?? noAnswer, tone: answerChoices.find(({ value }) => value === (row.Attendence_Status ?? noAnswer))?.tone, title: formatInstant(row.Attendence_Status_Date, timeZone) }),
  },
  ...figureColumns,
  { key: 'Attendence_Status_Date', header: 'Answered on', type: 'instant', width: 150, value: (row) => row.Attendence_Status_Date, isHiddenAtFirst: true },
];
