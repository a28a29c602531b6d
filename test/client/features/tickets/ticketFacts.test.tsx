import { act, screen } from '@testing-library/react';
import type { Ticket } from '../../../../src/client/api/api';
import { ticketColumns } from '../../../../src/client/features/tickets/screens/ticketColumns';
import { clockAt, ticked } from '../../../../src/client/session/clockSlice';
import { StoreClock } from '../../../../src/client/widgets/StoreClock';
import { minuteMs } from '../../../../src/domain/calendar/duration';
import { TicketFacts } from '../../../../src/client/features/tickets/screens/TicketFacts';
import { renderConnected } from '../../../support/renderConnected';

const ticket: Ticket = {
  _id: 'ticket-1',
  Ticket_key: 'IT-1',
  Title: 'Screen stays black',
  Department_id: 'it',
  Department: 'IT',
  Raised_by_id: 'person-1',
  Raised_by: 'Asha Rao',
  Assigned_id: null,
  Assigned: null,
  Type: 'Bug',
  Priority: 'HIGH',
  Status: 'Open',
  Create_at: '2026-03-02T09:00:00Z',
  Update_at: '2026-03-02T09:00:00Z',
  Last_reply_at: null,
  Within_response_time: 'Waiting',
  Response_due_at: '2026-03-02T13:00:00Z',
  Reopen_count: 0,
  Version: 1,
  May_handle: false,
  Description: null,
  Files: [],
  Messages: [],
  Logs: [],
  Next_statuses: [],
  May_edit: false,
  May_reply: false,
  Handlers: [],
  Response_hours: 4,
  First_reply_at: null,
  Resolved_at: null,
};
const repliedAt = '2026-03-03T05:30:00Z';

test.each<[string, Partial<Ticket>]>([
  ['Promised within 4 working hours', { Response_due_at: null }],
  ['None within 4 working hours', { Within_response_time: 'No' }],
  ['03/03/2026 11:00 AM', { Within_response_time: 'Yes', First_reply_at: repliedAt }],
  [
    '03/03/2026 11:00 AM Not within 1 working hour',
    { Within_response_time: 'No', First_reply_at: repliedAt, Response_hours: 1 },
  ],
  // Resolved before anyone replied.
  ['-', { Within_response_time: 'Yes', Status: 'Resolved', Resolved_at: repliedAt }],
])('the facts of a ticket say of the first reply: %s', (text, values) => {
  renderConnected(<TicketFacts ticket={{ ...ticket, ...values }} />);
  const label = screen.getByText('First reply');
  expect(label.nextElementSibling?.textContent).toBe(text);
});

test('a reply that was waited for is late as soon as its time is over, in the facts and in the list', () => {
  const dueMs = Date.parse('2026-03-02T13:00:00Z');
  const { store } = renderConnected(
    <StoreClock ask={() => () => undefined}>
      <TicketFacts ticket={ticket} />
    </StoreClock>,
    { preloaded: { companyClock: clockAt(dueMs - minuteMs) } },
  );
  expect(screen.getByText('Promised within 4 working hours')).toBeVisible();
  act(() => void store.dispatch(ticked({ nowMs: dueMs + minuteMs, isMinute: true })));
  expect(screen.getByText('None within 4 working hours')).toBeVisible();
  const listed = (nowMs: number) =>
    ticketColumns([], nowMs)
      .find(({ key }) => key === 'Within_response_time')
      ?.value(ticket);
  expect([listed(dueMs - minuteMs), listed(dueMs + minuteMs)]).toEqual(['Waiting', 'No']);
});
