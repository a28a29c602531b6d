import { workingTime } from '../../../src/domain/tickets/workingTime';

afterEach(() => jest.restoreAllMocks());

test('the shifts of days that were asked for before are not looked up again, and are those of their time zone', () => {
  const [from, to] = [new Date('2024-03-04T00:00:00Z'), new Date('2024-03-05T00:00:00Z')];
  const hours = (timeZone: string): number => workingTime('2024-03-01', '2024-04-30', [], timeZone)(from, to);
  const format = jest.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get');
  const inBerlin = hours('Europe/Berlin');
  const before = format.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  expect(hours('Europe/Berlin')).toBe(inBerlin);
  expect(format).toHaveBeenCalledTimes(before);
  // The shift from 10:00 to 19:15 begins at 18:00 UTC there.
  expect(hours('America/Los_Angeles')).toBe(6);
});
