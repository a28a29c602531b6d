import type { CompanyRows, Row } from '../companyRows';
import { firstProvisionalNumber } from '../demonstrationCompanyRepository';
import { isEmployed, officeStaff, type Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import {
  raisersAnswers,
  ticketDepartmentOutlines,
  type TicketDepartmentOutline,
  type TicketSubject,
} from './ticketWording';
import { hourMs, minuteMs } from '../../../domain/calendar/duration';

const TICKET_COUNT = 46;
const TICKET_DAYS = 110;
/** Six tickets of some weeks ago, one in each status. */
const FIRST_OF_EVERY_STATUS = 30;
const statuses = ['Open', 'In Progress', 'On Hold', 'Resolved', 'Closed', 'Reopened'] as const;
type TicketStatus = (typeof statuses)[number];

/** The statuses of a ticket up to the last one. */
const paths: Record<TicketStatus, readonly TicketStatus[]> = {
  Open: [],
  'In Progress': ['In Progress'],
  'On Hold': ['In Progress', 'On Hold'],
  Resolved: ['In Progress', 'Resolved'],
  Closed: ['In Progress', 'Resolved', 'Closed'],
  Reopened: ['In Progress', 'Resolved', 'Reopened'],
};

/** A department of the help-desk with those who answer its tickets. */
export interface TicketDepartment {
  readonly id: string;
  readonly outline: TicketDepartmentOutline;
  readonly handlers: readonly Person[];
}

interface Rows {
  tickets: Row<'tickets'>[];
  ticket_messages: Row<'ticket_messages'>[];
  ticket_log_entries: Row<'ticket_log_entries'>[];
}

/** The help-desk: three departments, tickets in every status with thread, internal notes and log. */
export function ticketRows(
  people: readonly Person[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): { readonly departments: readonly TicketDepartment[]; readonly rows: CompanyRows } {
  const random = seed.fork('tickets');
  const departments = makeDepartments(people, calendar, random);
  const rows = makeTickets(departments, people, calendar, random);
  const lastNumber = (id: string): number => rows.tickets.filter((ticket) => ticket.ticket_department_id === id).length;
  return {
    departments,
    rows: {
      ...rows,
      ticket_departments: departments.map(({ id, outline }) => ({
        id,
        name: outline.name,
        prefix: outline.prefix,
        response_hours: outline.responseHours,
        last_ticket_number: lastNumber(id),
        status: 'Active',
      })),
      ticket_department_handlers: departments.flatMap(({ id, handlers }) =>
        handlers.map((handler) => ({ ticket_department_id: id, employee_id: handler.id })),
      ),
    },
  };
}

/**
 * The tickets of the people of a division. Their numbers are provisional until they are written, see `numberTicketsOfDivision`.
 * @param division number of the division
 */
export function ticketsOfDivision(
  division: number,
  departments: readonly TicketDepartment[],
  people: readonly Person[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): CompanyRows {
  const { tickets, ...others } = makeTickets(departments, people, calendar, seed.fork('tickets'));
  const first = firstProvisionalNumber + division * TICKET_COUNT;
  return {
    ...others,
    tickets: tickets.map((ticket, index) => ({ ...ticket, number: first + index, key: `${first + index}` })),
  };
}

function makeTickets(
  departments: readonly TicketDepartment[],
  people: readonly Person[],
  calendar: CompanyCalendar,
  random: SeededRandom,
): Rows {
  const raisers = people.filter(({ account, left }) => account !== 'newcomer' && left === null);
  const rows: Rows = { tickets: [], ticket_messages: [], ticket_log_entries: [] };
  const days = Array.from({ length: TICKET_COUNT }, () =>
    calendar.workingDayFrom(calendar.today - random.integer(1, TICKET_DAYS), -1),
  ).sort((one, other) => one - other);
  days.forEach((day, index) => {
    const department = random.weighted(departments.map((of, position) => [of, 4 - position] as const));
    const candidates = raisers.filter((person) => isEmployed(person, day) && !department.handlers.includes(person));
    const employee = candidates.find(({ account }) => account === 'employee');
    const raiser = index % 9 === 4 && employee !== undefined ? employee : random.pick(candidates);
    addTicket(rows, department, raiser, day, statuses[index - FIRST_OF_EVERY_STATUS], calendar, random);
  });
  return rows;
}

function makeDepartments(
  people: readonly Person[],
  calendar: CompanyCalendar,
  random: SeededRandom,
): TicketDepartment[] {
  const here = people.filter(({ left }) => left === null);
  const office = officeStaff(here);
  const engineers = here
    .filter(({ discipline, account }) => discipline === 'developer' && account === null)
    .slice(0, 2);
  return ticketDepartmentOutlines.map((outline) => ({
    id: identifier(random, calendar.at(0, 0)),
    outline,
    handlers: outline.prefix === 'IT' ? [...engineers, ...here.filter(({ account }) => account === 'lead')] : office,
  }));
}

function addTicket(
  rows: Rows,
  department: TicketDepartment,
  raiser: Person,
  day: number,
  given: TicketStatus | undefined,
  calendar: CompanyCalendar,
  random: SeededRandom,
): void {
  const subject = random.pick(department.outline.subjects);
  const raisedMs = calendar.at(day, random.integer(600, 1100));
  const isOld = day < calendar.today - 12;
  const likely = random.weighted<TicketStatus>(
    isOld
      ? [
          ['Closed', 9],
          ['Resolved', 3],
          ['On Hold', 1],
          ['Reopened', 1],
        ]
      : [
          ['Open', 4],
          ['In Progress', 4],
          ['On Hold', 1],
          ['Resolved', 3],
          ['Reopened', 1],
        ],
  );
  const wished = given ?? likely;
  const handler = random.pick(department.handlers);
  let atMs = raisedMs;
  const steps = paths[wished]
    .map((status) => ({ status, atMs: (atMs += random.integer(1, status === 'In Progress' ? 9 : 40) * hourMs) }))
    .filter((step) => step.atMs < calendar.nowMs);
  const status = steps[steps.length - 1]?.status ?? 'Open';
  const id = identifier(random, raisedMs);
  const thread = makeMessages(id, subject, raiser, handler, steps, random);
  const replies = thread.filter((message) => message.is_internal !== true && message.author_id !== raiser.id);
  const number = rows.tickets.filter((ticket) => ticket.ticket_department_id === department.id).length + 1;
  const lastStep = steps[steps.length - 1];
  rows.tickets.push({
    id,
    ticket_department_id: department.id,
    number,
    key: `${department.outline.prefix}-${number}`,
    title: subject.title,
    description: `<p>${subject.description}</p>`,
    ticket_type: subject.type,
    priority: random.weighted([
      ['HIGH', 2],
      ['MEDIUM', 5],
      ['LOW', 2],
    ]),
    status,
    raised_by_id: raiser.id,
    assignee_id: steps.length > 0 ? handler.id : null,
    reopen_count: status === 'Reopened' ? 1 : 0,
    version: steps.length + 1,
    created_at: new Date(raisedMs),
    updated_at: new Date(lastStep?.atMs ?? raisedMs),
    first_replied_at: replies[0]?.created_at ?? null,
    last_replied_at: thread.filter((message) => message.is_internal !== true).at(-1)?.created_at ?? null,
    resolved_at: toDate(status === 'Reopened' ? undefined : steps.find((step) => step.status === 'Resolved')?.atMs),
  });
  rows.ticket_messages.push(...thread);
  rows.ticket_log_entries.push(...makeLog(id, raiser, handler, raisedMs, steps, random));
}

const toDate = (atMs: number | undefined): Date | null => (atMs === undefined ? null : new Date(atMs));

interface Step {
  readonly status: TicketStatus;
  readonly atMs: number;
}

function makeMessages(
  ticketId: string,
  subject: TicketSubject,
  raiser: Person,
  handler: Person,
  steps: readonly Step[],
  random: SeededRandom,
): Row<'ticket_messages'>[] {
  const message = (by: Person, text: string, atMs: number, isInternal = false): Row<'ticket_messages'> => ({
    id: identifier(random, atMs),
    ticket_id: ticketId,
    author_id: by.id,
    body: `<p>${text}</p>`,
    is_internal: isInternal,
    created_at: new Date(atMs),
  });
  return steps.flatMap(({ status, atMs }) => {
    if (status === 'In Progress')
      return [
        ...(subject.note === null ? [] : [message(handler, subject.note, atMs - 40_000, true)]),
        message(handler, subject.reply, atMs),
      ];
    if (status === 'On Hold') return [message(handler, 'Waiting for the supplier.', atMs, true)];
    if (status === 'Closed' && random.chance(0.6))
      return [message(raiser, random.pick(raisersAnswers.slice(0, 2)), atMs - minuteMs)];
    if (status === 'Reopened') return [message(raiser, raisersAnswers[2], atMs)];
    return [];
  });
}

function makeLog(
  ticketId: string,
  raiser: Person,
  handler: Person,
  raisedMs: number,
  steps: readonly Step[],
  random: SeededRandom,
): Row<'ticket_log_entries'>[] {
  const entry = (
    action: string,
    previous: string | null,
    current: string | null,
    by: Person,
    atMs: number,
  ): Row<'ticket_log_entries'> => ({
    id: identifier(random, atMs),
    ticket_id: ticketId,
    action,
    previous_value: previous,
    current_value: current,
    comment: null,
    created_by_id: by.id,
    created_at: new Date(atMs),
  });
  const first = steps[0];
  return [
    entry('Created', null, 'Open', raiser, raisedMs),
    ...(first === undefined ? [] : [entry('Assignee', null, handler.fullName, handler, first.atMs - 50_000)]),
    ...steps.map(({ status, atMs }, index) =>
      entry(
        'Status',
        steps[index - 1]?.status ?? 'Open',
        status,
        status === 'Reopened' || status === 'Closed' ? raiser : handler,
        atMs,
      ),
    ),
  ];
}
