import type { Tracing } from '../traces/tracing';
import type { Mailer } from './mailer';

/** The mailer with a span for each mail, of which nothing is in it; without tracing the mailer itself. */
export const tracedMailer = (mailer: Mailer, tracing: Tracing | undefined): Mailer =>
  tracing === undefined
    ? mailer
    : { ...mailer, send: (mail) => tracing.step('send mail', {}, () => mailer.send(mail), { startsTrace: true }) };
