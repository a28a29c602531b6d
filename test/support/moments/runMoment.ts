/**
 * When and where the tests take place: the machine's clock of rules, API and store tests, and the company's clock of
 * browser tests, begin at this instant and run on. `npm test -- --at 2028-02-29T12:00:00Z --tz Europe/Berlin` sets them.
 */
export const runStart = new Date(process.env.DAYBOOK_AT ?? '2026-03-11T09:56:17Z');

/** IANA name: the zone of the machine and of the browser, and of the company in browser tests. */
export const runTimeZone = process.env.DAYBOOK_TZ ?? 'UTC';
