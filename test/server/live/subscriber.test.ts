import { openedEvent, resetEvent } from '../../../src/server/live/liveEvents';
import type { LoggedChange } from '../../../src/server/live/changesReadModel';
import { MAX_UNREAD_BYTES, Subscriber } from '../../../src/server/live/subscriber';
import type { Caller } from '../../../src/server/operations/caller';
import { unknownId } from '../../support/testServer';
import { testMoment } from '../../support/testMoment';

const caller: Caller = {
  employeeId: unknownId(),
  sessionId: unknownId(),
  confirmedUntil: testMoment(),
  lacksSecondFactor: false,
  fullName: 'Reader',
  roleId: unknownId(),
  positionId: null,
  grantedFlags: new Set(),
};
const OPENED = openedEvent(1, '0');
const noViewers = new Map<string, Set<string>>();

/** Changes that all users see. */
const changes = (first: number, count: number): LoggedChange[] =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    kind: 'holiday' as const,
    subjectId: `00000000-0000-4000-8000-${String(first + index).padStart(12, '0')}`,
    projectId: null,
    people: [],
    origin: null,
  }));

const makeSubscriber = (): Subscriber => new Subscriber({ caller, tab: 'reader' }, () => undefined);
/** Number of changes per event in the order in which they were sent; the name of other events. */
const received = (subscriber: Subscriber): (number | string)[] =>
  String(subscriber.stream.read() ?? '')
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const name = /event: (.*)/.exec(block)?.[1] ?? '';
      return name === 'changes' ? (JSON.parse(/data: (.*)/.exec(block)?.[1] ?? '') as unknown[]).length : name;
    });

function start(subscriber: Subscriber, read: readonly LoggedChange[]): void {
  const missed = subscriber.eventFor(read, noViewers, 1);
  subscriber.start(OPENED, missed === undefined ? [] : [missed], read, 1);
}

test('changes that are read for all streams while the missed ones are read are sent once', () => {
  const subscriber = makeSubscriber();
  subscriber.publish(changes(1, 10), noViewers, 1);
  subscriber.publish(changes(11, 2), noViewers, 2);
  start(subscriber, changes(1, 11));
  expect(received(subscriber)).toEqual(['opened', 11, 1]);
});

test('missed changes that take most of the space are no reason to read everything again because they were read twice', () => {
  const subscriber = makeSubscriber();
  const many = changes(1, 1999);
  subscriber.publish(many, noViewers, 1);
  start(subscriber, many);
  expect(received(subscriber)).toEqual(['opened', 1999]);
});

test('two reads that began before the stream had started may contain missed changes; what comes later is sent', () => {
  const subscriber = makeSubscriber();
  start(subscriber, changes(1, 10));
  subscriber.publish(changes(5, 7), noViewers, 2);
  subscriber.publish(changes(1, 12), noViewers, 3);
  expect(received(subscriber)).toEqual(['opened', 10, 1, 2]);
});

test('what exceeds the limit of unread data with the missed changes asks to read everything again', () => {
  const subscriber = makeSubscriber();
  subscriber.publish(changes(5000, 1500), noViewers, 2);
  start(subscriber, changes(1, 1500));
  expect(received(subscriber)).toEqual(['opened', 'reset']);
  expect(Buffer.byteLength(resetEvent(1))).toBeLessThan(MAX_UNREAD_BYTES);
});
