import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { CompanyClock } from '../clock/companyClock';
import type { Mailer } from './mailer';

/** The words of a mail, whatever the encoding of its body. */
function mailText(message: string): string {
  const [head = '', ...parts] = message.split('\n\n');
  const body = parts.join('\n\n');
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return `${head}\n${Buffer.from(body, 'base64').toString('utf8')}`;
  if (encoding !== 'quoted-printable') return message;
  const bytes = body
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hexadecimal: string) => String.fromCharCode(Number.parseInt(hexadecimal, 16)));
  return `${head}\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}

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
    forget: async (texts) => {
      await mkdir(outbox, { recursive: true });
      const sought = texts.map((text) => text.toLowerCase());
      for (const name of await readdir(outbox)) {
        const place = path.join(outbox, name);
        const text = mailText(await readFile(place, 'utf8')).toLowerCase();
        if (sought.some((word) => text.includes(word))) await rm(place, { force: true });
      }
    },
  };
}
