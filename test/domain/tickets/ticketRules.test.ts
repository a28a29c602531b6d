import { instantAt } from '../../../src/domain/calendar/instantAt';
import { defaultTicketPriority, isOpenTicket, ticketStatuses } from '../../../src/domain/tickets/ticketChoices';
import {
  mayEditTicket,
  newTicketProblems,
  nextTicketStatuses,
  ticketMessages,
} from '../../../src/domain/tickets/ticketRules';
import { median, responseStateAt, ticketTimes } from '../../../src/domain/tickets/ticketTimes';
import { workingHoursEnd, workingTime, type OffDay } from '../../../src/domain/tickets/workingTime';

const zone = 'Asia/Kolkata';
/** 'DD HH:mm' of March 2026, which begins on a Sunday. */
const at = (text: string): Date => instantAt(`2026-03-${text.slice(0, 2)}`, text.slice(3), zone);

describe('working hours: weekly offs, holidays and the shift from 10:00 to 19:15', () => {
  const holidays: OffDay[] = [
    { day: '2026-03-04', half: null },
    { day: '2026-03-05', half: 'First Half' },
    { day: '2026-03-06', half: 'Second Half' },
  ];
  const hours = workingTime('2026-03-01', '2026-03-31', holidays, zone);
  test.each([
    ['within a day', '02 10:30', '02 12:00', 1.5],
    ['from before the shift to after it', '02 06:00', '02 23:00', 9.25],
    ['over a night', '02 18:15', '03 11:00', 2],
    ['over a holiday', '03 18:15', '05 10:00', 1],
    ['in the half of a day that is off', '05 10:00', '05 14:15', 0],
    ['in the other half', '05 10:00', '05 19:15', 5],
    ['until the second half is off', '06 10:00', '06 19:15', 4.25],
    ['on a weekend', '07 10:00', '08 19:00', 0],
    ['from Friday to Monday', '13 18:15', '16 10:30', 1.5],
    ['on the last day of the range', '31 18:15', '31 19:15', 1],
    ['backwards', '03 12:00', '02 12:00', 0],
  ])('%s', (_name, from, to, expected) => {
    expect(hours(at(from), at(to))).toBeCloseTo(expected, 6);
  });

  test('parts add up to the whole, whatever the parts', () => {
    const points = Array.from(
      { length: 40 },
      (_, index) => new Date(at('02 00:00').getTime() + ((index * 7919) % 40_000) * 60_000),
    ).sort((left, right) => left.getTime() - right.getTime());
    const sum = points.slice(1).reduce((total, point, index) => total + hours(points[index] ?? point, point), 0);
    expect(sum).toBeCloseTo(hours(points[0] ?? new Date(0), points[points.length - 1] ?? new Date(0)), 6);
  });

  test('the end of some hours is where that many have passed, over nights, weekends and holidays', () => {
    const end = workingHoursEnd(holidays, zone);
    for (const [from, length] of [
      ['02 12:00', 4],
      ['02 06:00', 9.25],
      ['03 18:15', 3],
      ['06 14:00', 1],
      ['07 12:00', 30],
    ] as const)
      expect([from, hours(at(from), end(at(from), length) ?? at(from))]).toEqual([from, length]);
    expect(end(at('03 18:15'), 3)).toEqual(at('05 16:15'));
    expect(end(at('02 10:00'), 100_000)).toBeNull();
  });

  test.each([
    ['a shift', '07 12:00', 9.25, '10 10:00'],
    ['the shift before a holiday', '03 18:15', 1, '05 14:15'],
    ['the half before one that is off', '06 10:00', 4.25, '09 10:00'],
  ])('hours that end with %s are over when more are worked, as the server says', (_name, from, length, end) => {
    const last = workingHoursEnd(holidays, zone)(at(from), length) ?? at(from);
    expect(last).toEqual(at(end));
    expect(hours(at(from), last)).toBe(length);
    expect(hours(at(from), new Date(last.getTime() + 60_000))).toBeGreaterThan(length);
  });

  test('a day on which the clock is changed has the same shift', () => {
    const inBerlin = workingTime('2026-03-27', '2026-03-31', [], 'Europe/Berlin');
    expect(
      inBerlin(instantAt('2026-03-27', '19:15', 'Europe/Berlin'), instantAt('2026-03-30', '19:15', 'Europe/Berlin')),
    ).toBeCloseTo(9.25, 6);
  });
});

describe('times of a ticket', () => {
  const hours = {
    hoursBetween: workingTime('2026-03-01', '2026-03-31', [], zone),
    hoursEnd: workingHoursEnd([], zone),
  };
  const of = (replied: string | null, resolved: string | null, now = '04 10:00', firstResolved = resolved) =>
    ticketTimes(
      {
        createdAt: at('02 10:00'),
        firstRepliedAt: replied === null ? null : at(replied),
        resolvedAt: resolved === null ? null : at(resolved),
        firstResolvedAt: firstResolved === null ? null : at(firstResolved),
        responseHours: 4,
      },
      at(now),
      hours,
    );
  test.each([
    ['answered in time', '02 14:00', null, 4, 18.5, 'Yes'],
    ['answered in time, resolved later', '02 14:00', '02 15:00', 4, 5, 'Yes'],
    ['answered late', '02 14:01', '02 15:00', 4 + 1 / 60, 5, 'No'],
    ['not answered, late', null, null, null, 18.5, 'No'],
    ['resolved without a reply, in time', null, '02 12:00', null, 2, 'Yes'],
    ['resolved in time, with a late reply afterwards', '03 12:00', '02 12:00', 11.25, 2, 'Yes'],
    ['resolved late without a reply', null, '03 12:00', null, 11.25, 'No'],
  ] as const)('%s', (_name, replied, resolved, replyHours, workingHours, withinResponseTime) => {
    expect(of(replied, resolved)).toEqual({
      ...{ workingHours, withinResponseTime, responseDueAt: null },
      replyHours: replyHours === null ? null : expect.closeTo(replyHours, 9),
    });
  });
  test('still time for the reply, until when it is over', () => {
    const { withinResponseTime, responseDueAt } = of(null, null, '02 13:00');
    expect([withinResponseTime, responseDueAt]).toEqual(['Waiting', at('02 14:00')]);
    const dueAt = responseDueAt?.toISOString() ?? null;
    const later = ['02 14:00', '02 14:01'].map((now) => [
      responseStateAt('Waiting', dueAt, at(now).getTime()),
      of(null, null, now).withinResponseTime,
    ]);
    expect(later).toEqual([
      ['Waiting', 'Waiting'],
      ['No', 'No'],
    ]);
    expect(responseStateAt('Yes', dueAt, at('03 10:00').getTime())).toBe('Yes');
  });
  test.each([
    ['without a reply', null],
    ['with a late reply', '03 18:00'],
  ])('resolved in time and open again %s', (_name, replied) => {
    expect(of(replied, null, '04 10:00', '02 12:00')).toMatchObject({ workingHours: 18.5, withinResponseTime: 'Yes' });
  });
  test('medians', () =>
    expect([median([]), median([3]), median([5, 1, 3]), median([4, 1, 2, 3])]).toEqual([null, 3, 3, 2.5]));
  test('a median is rounded, not its values', () => {
    expect(median([9.25, 9 + 25 / 60])).toBe(9.33);
  });
});

describe('who moves a ticket where', () => {
  const raiser = { isRaiser: true, isHandler: false };
  const handler = { isRaiser: false, isHandler: true };
  test('the raiser closes and reopens, the handler works', () => {
    expect(ticketStatuses.map((status) => nextTicketStatuses(status, raiser).join())).toEqual([
      'Closed',
      'Closed',
      'Closed',
      'Closed,Reopened',
      'Reopened',
      'Closed',
    ]);
    expect(ticketStatuses.map((status) => nextTicketStatuses(status, handler).includes('Reopened'))).toEqual(
      ticketStatuses.map(() => false),
    );
    expect(nextTicketStatuses('Resolved', { isRaiser: true, isHandler: true })).toEqual([
      'In Progress',
      'Closed',
      'Reopened',
    ]);
    for (const status of ticketStatuses)
      expect(nextTicketStatuses(status, { isRaiser: false, isHandler: false })).toEqual([]);
  });
  test('a closed ticket is not edited', () => {
    expect([
      mayEditTicket('Open', raiser),
      mayEditTicket('Closed', raiser),
      mayEditTicket('Closed', handler),
      mayEditTicket('Open', { isRaiser: false, isHandler: false }),
    ]).toEqual([true, false, false, false]);
  });
});

test('an empty form names every field', () => {
  expect(newTicketProblems({ Title: ' ', Description: '<p><br></p>' }).map(({ message }) => message)).toEqual([
    ticketMessages.department,
    ticketMessages.title,
    ticketMessages.type,
    ticketMessages.priority,
    ticketMessages.description,
  ]);
  expect(
    newTicketProblems({
      Department_id: 'x',
      Title: 'a'.repeat(201),
      Type: 'Epic',
      Priority: 'LOW',
      Description: '<p>x</p>',
    }).map(({ field }) => field),
  ).toEqual(['Title', 'Type']);
});

test.each([
  ['Open', ['In Progress', 'On Hold', 'Resolved', 'Closed'], ['Closed']],
  ['Reopened', ['In Progress', 'On Hold', 'Resolved', 'Closed'], ['Closed']],
  ['In Progress', ['On Hold', 'Resolved', 'Closed'], ['Closed']],
  ['On Hold', ['In Progress', 'Resolved', 'Closed'], ['Closed']],
  ['Resolved', ['In Progress', 'Closed'], ['Closed', 'Reopened']],
  ['Closed', [], ['Reopened']],
] as const)('after %s a handler sets %j, the author %j', (status, handler, raiser) => {
  expect(nextTicketStatuses(status, { isHandler: true, isRaiser: false })).toEqual(handler);
  expect(nextTicketStatuses(status, { isHandler: false, isRaiser: true })).toEqual(raiser);
  expect(nextTicketStatuses(status, { isHandler: false, isRaiser: false })).toEqual([]);
});

test('resolved and closed tickets are not open; a ticket begins with medium priority', () => {
  expect(ticketStatuses.filter(isOpenTicket)).toEqual(
    ticketStatuses.filter((one) => !['Resolved', 'Closed'].includes(one)),
  );
  expect(defaultTicketPriority).toBe('MEDIUM');
});

test('a ticket names what is missing, field by field', () => {
  const ticket = {
    Department_id: 'd',
    Title: 'x'.repeat(200),
    Type: 'Bug',
    Priority: 'LOW',
    Description: '<p>Broken</p>',
  };
  expect(newTicketProblems(ticket)).toEqual([]);
  expect(newTicketProblems({ ...ticket, Title: 'x'.repeat(201) })).toEqual([
    { field: 'Title', message: 'At most 200 characters' },
  ]);
  expect(newTicketProblems({}).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'Department_id: Please Select Department!',
    'Title: Please Enter Title!',
    'Type: Please Select Type!',
    'Priority: Please Select Priority!',
    'Description: Please Enter Description!',
  ]);
});
