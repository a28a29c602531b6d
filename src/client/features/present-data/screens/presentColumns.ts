import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { figureExplanations, presentFigures, type PresentFigure } from '../../../../domain/present-data/presentFields';
import { toMonth, monthName } from '../../../../domain/calendar/month';
import type { PresentRecord } from '../../../api/api';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { fieldLabel } from '../log/presentTexts';

type PresentColumn = ColumnDefinition<PresentRecord>;

/** Shown without an answer. */
export const noAnswer = 'No answer';

const answerChoices: readonly Choice[] = [
  { value: 'Approved', label: 'Approved', tone: 'success' },
  { value: 'Issue', label: 'Issue', tone: 'danger' },
  { value: noAnswer, label: noAnswer, tone: 'neutral' },
];

export const figureWidths: Readonly<Record<PresentFigure, number>> = {
  Working_days: 112,
  Full_leave: 92,
  Half_leave: 94,
  Missed_punch: 118,
  WFM: 68,
  Carry_forward: 116,
  Total_days: 98,
  Allow: 74,
  Grand_Total: 104,
};
const figureColumns: readonly PresentColumn[] = presentFigures.map((figure) => ({
  key: figure,
  header: fieldLabel(figure),
  explanation: figureExplanations[figure],
  type: 'number',
  width: figureWidths[figure],
  value: (row) => row[figure],
}));

/** The answer, and the employee's objection. */
const answerTitle = ({ Attendence_Status_Date, Attendence_Comment }: PresentRecord, timeZone: string): string =>
  [formatInstant(Attendence_Status_Date, timeZone), Attendence_Comment].filter(Boolean).join(': ');

/** The columns of FIELD-039 and FIELD-057, keys are the server's sort keys; the answer is visible without scrolling. */
export const presentColumns = (timeZone: string): readonly PresentColumn[] => [
  {
    key: 'Name',
    header: 'Name',
    type: 'person',
    width: 160,
    frozen: true,
    hideable: false,
    filterable: false,
    value: (row) => row.Name,
  },
  { key: 'Code', header: 'Code', type: 'text', width: 90, filterable: false, value: (row) => row.Code },
  {
    key: 'Date',
    header: 'Date',
    type: 'date',
    width: 118,
    filterable: false,
    value: (row) => row.Date,
    cell: (row) => ({ text: monthName(toMonth(row.Date)), title: row.Date }),
  },
  {
    key: 'Attendence_Status',
    header: 'Attendance status',
    type: 'status',
    width: 140,
    value: (row) => row.Attendence_Status ?? noAnswer,
    choices: answerChoices,
    cell: (row) => ({
      text: row.Attendence_Status ?? noAnswer,
      tone: answerChoices.find(({ value }) => value === (row.Attendence_Status ?? noAnswer))?.tone,
      title: answerTitle(row, timeZone),
    }),
  },
  ...figureColumns,
  {
    key: 'Attendence_Comment',
    header: 'Comment',
    type: 'text',
    width: 220,
    sortable: false,
    filterable: false,
    value: (row) => row.Attendence_Comment,
  },
  {
    key: 'Attendence_Status_Date',
    header: 'Answered on',
    type: 'instant',
    width: 150,
    filterable: false,
    value: (row) => row.Attendence_Status_Date,
    isHiddenAtFirst: true,
  },
];
