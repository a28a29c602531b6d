import { workedToday } from '../../../src/domain/attendance/workedToday';

const at = (time: string): string => `2026-01-05T${time}:00Z`;
const none = { faceIn: null, faceOut: null, faceLastIn: null, manualIn: null, manualOut: null };
const minutes = (times: Partial<typeof none> | Record<string, string>, now: string): number =>
  workedToday({ ...none, ...times }, Date.parse(at(now))) / 60_000;

describe('Working hours of today', () => {
  test.each([
    ['are none before the first check-in', {}, '12:00', 0],
    ['are none with a check-out alone', { faceOut: at('11:00') }, '12:00', 0],
    ['grow from the face check-in on', { faceIn: at('09:30') }, '12:00', 150],
    ['do not change after the check-out', { faceIn: at('09:30'), faceOut: at('18:00') }, '20:00', 510],
    ['begin with the earlier of face and manual check-in', { faceIn: at('09:30'), manualIn: at('09:00') }, '10:00', 60],
    [
      'end with the later of face and manual check-out',
      { faceIn: at('09:00'), faceOut: at('17:00'), manualOut: at('18:00') },
      '20:00',
      540,
    ],
    [
      'go on when a user checks in again after the check-out',
      { faceIn: at('09:00'), faceOut: at('13:00'), manualIn: at('14:00') },
      '15:00',
      360,
    ],
    [
      'go on when the door has seen a user again after lunch',
      { faceIn: at('09:00'), faceOut: at('13:00'), faceLastIn: at('13:45') },
      '15:00',
      360,
    ],
    [
      'end with the day, whatever came between',
      { faceIn: at('09:00'), faceOut: at('18:00'), faceLastIn: at('13:45') },
      '20:00',
      540,
    ],
    [
      'stop when the last check-in is the last check-out',
      { faceIn: at('09:00'), faceOut: at('13:00'), faceLastIn: at('13:00') },
      '15:00',
      240,
    ],
    [
      'end with the last check-out, whatever came between two of them',
      { faceIn: at('09:00'), faceOut: at('11:00'), manualOut: at('13:00'), faceLastIn: at('12:00') },
      '15:00',
      240,
    ],
    ['do not end before they begin', { faceIn: at('09:00'), faceOut: at('08:00') }, '10:00', 60],
    ['are never negative on a clock that is behind', { faceIn: at('09:00') }, '08:00', 0],
    ['do not fail over a damaged time', { faceIn: 'soon', manualIn: at('09:00') }, '10:00', 60],
  ])('%s', (_case, times, now, worked) => {
    expect(minutes(times, now)).toBe(worked);
  });
});
