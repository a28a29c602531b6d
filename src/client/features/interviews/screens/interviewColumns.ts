import { interviewModes, interviewResults } from '../../../../domain/interviews/interviewRules';
import type { InterviewRow } from '../../../api/api';
import type { ColumnDefinition, Tone } from '../../../table/view/columnDefinition';
import { interviewPath } from '../../../../domain/interviews/interviewPath';

const tones: Readonly<Record<string, Tone>> = { Selected: 'success', Hold: 'warning', Rejected: 'danger' };
const results = [...interviewResults, 'Draft'].map((result) => ({
  value: result,
  label: result,
  tone: tones[result] ?? ('neutral' as const),
}));

const getNames = (row: InterviewRow): string => row.Interviewers.map(({ Name }) => Name).join(', ');

export const interviewColumns: readonly ColumnDefinition<InterviewRow>[] = [
  {
    key: 'candidate',
    header: 'Candidate',
    type: 'person',
    width: 150,
    hideable: false,
    value: (row) => row.Candidate,
    cell: (row) => ({ text: row.Candidate, href: interviewPath(row._id) }),
  },
  { key: 'position', header: 'Position', type: 'text', width: 170, value: (row) => row.Position },
  { key: 'number', header: 'No.', type: 'number', width: 52, isSummed: false, value: (row) => row.Number },
  { key: 'round', header: 'Round', type: 'text', width: 136, value: (row) => row.Round },
  { key: 'date', header: 'Date', type: 'instant', width: 150, value: (row) => row.Held_at },
  {
    key: 'mode',
    header: 'Mode',
    type: 'text',
    width: 84,
    value: (row) => row.Mode,
    choices: interviewModes.map((mode) => ({ value: mode, label: mode })),
  },
  { key: 'interviewer', header: 'Interviewer', type: 'person', width: 140, value: getNames },
  {
    key: 'average',
    header: 'Average',
    type: 'number',
    decimals: 2,
    width: 78,
    isSummed: false,
    value: (row) => row.Average,
  },
  {
    key: 'result',
    header: 'Result',
    type: 'status',
    width: 88,
    value: (row) => (row.Is_submitted ? row.Result : 'Draft'),
    choices: results,
  },
];
