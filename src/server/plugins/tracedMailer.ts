import type { Tracing } from '../traces/tracing';
import type { Mailer } from './mailer';

/** The mailer with a span for each mail, without any of its content; the mailer itself when nothing is traced. */
export const tracedMailer = (mailer: Mailer, tracing: Tracing | undefined): Mailer =>
  tracing === undefined
    ? mailer
    : { ...mailer, send: (mail) => tracing.step('send mail', {}, () => mailer.send(mail), { startsTrace: true }) };
