import { screen, within } from '@testing-library/react';
import { DayEvidence, type DayEvidenceProps } from '../../../../src/client/features/manual-attendance/DayEvidence';
import { renderConnected } from '../../../support/renderConnected';

const evidence: DayEvidenceProps['evidence'] = {
  Linked: null,
  Face_logs: [],
  Timers: [],
  Requests: [],
  Leave: null,
  Holiday: null,
  Comments: [
    {
      _id: 'comment-1',
      Create_at: '2026-02-28T06:00:00Z',
      Edited_at: '2026-03-02T09:00:00Z',
      Task: { _id: 'task-1', Task_key: 'HBR-1', Short_summary: 'Mooring' },
      Text: 'At work',
    },
    { _id: 'comment-2', Create_at: '2026-02-28T07:00:00Z', Edited_at: null, Task: null, Text: null },
  ],
};

test('a comment that was edited says so among the records of the day, with the time, like on its task', () => {
  renderConnected(<DayEvidence evidence={evidence} />);
  const [edited, unchanged] = within(screen.getByRole('region', { name: 'Comments' })).getAllByRole('listitem');
  expect(edited).toHaveTextContent('11:30 AM HBR-1 At work edited');
  expect(within(edited as HTMLElement).getByText('edited')).toHaveAttribute('title', 'Edited 02/03/2026 02:30 PM');
  expect(unchanged).not.toHaveTextContent('edited');
});
