import { databaseFailure } from '../../../src/server/errors/databaseFailure';

/** Codes of PostgreSQL and of the system for: this server is not there, or not for changes. Appendix A of its manual. */
const outageCodes = [
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  ...['57P01', '57P02', '57P03', '57P05', '53300', '25006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'],
];

test.each(outageCodes)('while the database is gone (%s) a call is answered with 503 and when to try again', (code) => {
  const failure = databaseFailure(Object.assign(new Error('of the driver'), { code }));
  expect(failure).toMatchObject({
    httpStatus: 503,
    code: 'database_unavailable',
    details: { retryAfterSeconds: 5 },
  });
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])("the driver's '%s' is an outage too", (message) => {
  expect(databaseFailure(new Error(message))).toMatchObject({ httpStatus: 503, code: 'database_unavailable' });
});
