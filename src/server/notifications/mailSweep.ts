import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { sendLinkMails } from '../link-mails/sendLinkMails';
import type { Services } from '../services';
import { sendNotificationMails } from './sendNotificationMails';

const INTERVAL_MS = 20_000;

/** Sends waiting mails periodically, until the server closes. */
export function sweepMails(app: FastifyInstance, database: Kysely<Schema>, services: Services): void {
  let isSending = false;
  const sweep = (): void => {
    if (isSending) return;
    isSending = true;
    app.background.start(async () => {
      try {
        // A failure of one kind must not keep the other waiting.
        const outcomes = await Promise.allSettled([
          sendLinkMails(database, { ...services, machineNow: services.clock.machineNow() }),
          sendNotificationMails(database, services, services.clock),
        ]);
        const problems = outcomes.flatMap((outcome) =>
          outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
        );
        if (problems.length > 0) throw new AggregateError(problems, 'Mails could not be sent');
      } finally {
        isSending = false;
      }
    });
  };
  const timer = setInterval(sweep, INTERVAL_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
