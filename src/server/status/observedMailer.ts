import type { Mailer } from '../plugins/mailer';
import type { PartState } from './partState';

/** Codes of nodemailer for a server that cannot be reached or used; others concern one mail. */
const serverProblems: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ENOTFOUND',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
]);

/** True when the mail server cannot be reached or used, whatever the mail. */
export const isMailServerProblem = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && serverProblems.has(error.code);

/** A 5xx reply with the enhanced code of a wrong address (RFC 3463). */
const wrongAddress = /^5\d\d[ -]5\.1\.\d/;

/**
 * True when the mail server says that the address of the recipient is wrong: trying again is of no use. Other permanent
 * rejections can end, for example when relaying is permitted or a mailbox has room again.
 */
export const isRejectedForEver = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  typeof error.response === 'string' &&
  wrongAddress.test(error.response);

/** The mailer that reports what became of each mail. */
export const observedMailer = (mailer: Mailer, state: PartState, onOutcome: (problem: unknown) => void): Mailer => ({
  ...mailer,
  send: async (mail) => {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (isMailServerProblem(error)) state.fails(error);
      onOutcome(error);
      throw error;
    }
    state.works();
    onOutcome(undefined);
  },
});
