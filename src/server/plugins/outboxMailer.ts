import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { CompanyClock } from '../clock/companyClock';
import type { Mailer } from './mailer';

/** Writes mails as .eml files into `<dataDirectory>/outbox` when no mail server is configured. */
export function createOutboxMailer(dataDirectory: string, from: string, clock: CompanyClock): Mailer {
  const outbox = path.join(dataDirectory, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const date = clock.now();
      const { message } = await composer.sendMail({ ...mail, from, date });
      await mkdir(outbox, { recursive: true });
      const name = `${date.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      const unfinished = path.join(outbox, `${name}.part`);
      // Links in mails open accounts: readable only for the owner of the process.
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, path.join(outbox, `${name}.eml`));
    },
  };
}
