import { createTransport } from 'nodemailer';
import type { CompanyClock } from '../clock/companyClock';
import type { Mailer } from './mailer';

const timeoutMs = 15_000;

/** @param smtpUrl smtp(s)://user:password@host:port */
export function createSmtpMailer(smtpUrl: string, from: string, clock: CompanyClock): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (mail) => void (await transport.sendMail({ ...mail, from, date: clock.now() })),
    check: async () => void (await transport.verify()),
  };
}
