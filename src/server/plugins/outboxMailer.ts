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

/** A mail that is still being written has this ending, so that no half of it is read. */
const UNFINISHED = '.part';

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** @returns undefined when a process has renamed or removed the file since it was listed */
async function readUnlessGone(place: string): Promise<string | undefined> {
  try {
    return await readFile(place, 'utf8');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
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
      const unfinished = path.join(outbox, `${name}${UNFINISHED}`);
      // Links in mails open accounts: readable only for the owner of the process.
      await writeFile(unfinished, message, { mode: 0o600 });
      try {
        await rename(unfinished, path.join(outbox, `${name}.eml`));
      } catch (error) {
        // Its text was forgotten before it was complete.
        if (!isGone(error)) throw error;
      }
    },
    forget: async (texts) => {
      await mkdir(outbox, { recursive: true });
      const sought = texts.map((text) => text.toLowerCase());
      for (const name of await readdir(outbox)) {
        const place = path.join(outbox, name);
        // Other processes send mails concurrently: what was being written has its final name by now.
        const places = name.endsWith(UNFINISHED) ? [place, `${place.slice(0, -UNFINISHED.length)}.eml`] : [place];
        for (const one of places) {
          const content = await readUnlessGone(one);
          if (content === undefined) continue;
          const text = mailText(content).toLowerCase();
          if (sought.some((word) => text.includes(word))) await rm(one, { force: true });
        }
      }
    },
  };
}
