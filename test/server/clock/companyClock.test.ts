import { CompanyClock } from '../../../src/server/clock/companyClock';

const setting = (isFixed: boolean) => ({ atMs: Date.parse('2026-03-02T04:25:00Z'), isFixed });
let machine = new Date(0);
const readMachine = () => machine;
const later = (ms: number): void => void (machine = new Date(machine.getTime() + ms));
beforeEach(() => void (machine = new Date('2031-07-01T12:00:00Z')));

test('without a setting it shows the time of the machine', () => {
  const clock = new CompanyClock(undefined, readMachine);
  later(1500);
  expect(clock.now()).toEqual(machine);
  expect(clock.headerValue()).toBe('2031-07-01T12:00:01.500Z');
});

test('it begins at the instant of the setting and runs on from there', () => {
  const clock = new CompanyClock(setting(false), readMachine);
  expect(clock.now()).toEqual(new Date('2026-03-02T04:25:00Z'));
  later(90_000);
  expect(clock.now()).toEqual(new Date('2026-03-02T04:26:30Z'));
});

test('a fixed one stands', () => {
  const clock = new CompanyClock(setting(true), readMachine);
  later(90_000);
  expect(clock.now()).toEqual(new Date('2026-03-02T04:25:00Z'));
  expect(clock.headerValue()).toBe('2026-03-02T04:25:00.000Z,fixed');
});

test('it can be moved, and back', () => {
  const clock = new CompanyClock(setting(false), readMachine);
  clock.allowSetting();
  clock.shiftBy(86_400_000);
  later(1000);
  expect(clock.headerValue()).toBe('2026-03-03T04:25:01.000Z,set,settable');
  expect(clock.unshiftedNow()).toEqual(new Date('2026-03-02T04:25:01Z'));
  clock.shiftBy(0);
  expect(clock.headerValue()).toBe('2026-03-02T04:25:01.000Z,settable');
});

test('security goes by the time of the machine, which no one moves and which never runs backwards', () => {
  const clock = new CompanyClock(setting(true), readMachine);
  clock.shiftBy(86_400_000);
  expect(clock.machineNow()).toEqual(machine);
  const seen = clock.machineNow();
  later(-3_600_000);
  expect(clock.machineNow()).toEqual(seen);
  later(7_200_000);
  expect(clock.machineNow()).toEqual(machine);
});
