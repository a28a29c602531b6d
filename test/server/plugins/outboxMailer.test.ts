import { mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CompanyClock } from '../../../src/server/clock/companyClock';
import { createOutboxMailer } from '../../../src/server/plugins/outboxMailer';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'daybook-mail-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('mails are written as .eml files that only the owner of the process reads', async () => {
  const mailer = createOutboxMailer(directory, 'Daybook <daybook@localhost>', new CompanyClock());
  await mailer.send({
    to: 'asha@company.example',
    subject: 'Grüße',
    text: 'Hello\n\nhttp://localhost:8080/reset-password/abc\n',
  });
  await mailer.send({ to: 'asha@company.example', subject: 'Second', text: 'Hello again' });
  const names = await readdir(path.join(directory, 'outbox'));
  expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
  const contents = await Promise.all(names.map((name) => readFile(path.join(directory, 'outbox', name), 'utf8')));
  const first = contents.find((content) => content.includes('reset-password/abc')) ?? '';
  expect(first).toMatch(/^From: Daybook <daybook@localhost>$/m);
  expect(first).toMatch(/^To: asha@company\.example$/m);
  expect((await stat(path.join(directory, 'outbox', names[0] ?? ''))).mode & 0o777).toBe(0o600);
});

test('a line break in an address or subject cannot add a header', async () => {
  await createOutboxMailer(directory, 'Daybook <daybook@localhost>', new CompanyClock()).send({
    to: 'asha@company.example\r\nBcc: thief@elsewhere.example',
    subject: 'Hi\r\nBcc: thief@elsewhere.example',
    text: 'x',
  });
  const [name = ''] = await readdir(path.join(directory, 'outbox'));
  expect(await readFile(path.join(directory, 'outbox', name), 'utf8')).not.toMatch(/^Bcc:/im);
});

test('texts are forgotten although a mail that was being written is gone when it is read', async () => {
  const mailer = createOutboxMailer(directory, 'Daybook <daybook@localhost>', new CompanyClock());
  await mailer.send({ to: 'asha@company.example', subject: 'Welcome', text: 'Hello Asha' });
  await mailer.send({ to: 'bram@company.example', subject: 'Welcome', text: 'Hello Bram' });
  const outbox = path.join(directory, 'outbox');
  // Listed, but not there any more, as when another process has renamed the file since then.
  await symlink('renamed', path.join(outbox, '0.part'));
  await mailer.forget?.(['asha@company.example']);
  const mails = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  expect(mails).toHaveLength(1);
  expect(await readFile(path.join(outbox, mails[0] ?? ''), 'utf8')).toContain('Hello Bram');
});
