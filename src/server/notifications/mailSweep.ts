import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Services } from '../services';
import { sendNotificationMails } from './sendNotificationMails';

const INTERVAL_MS = 20_000;

/** Sends waiting mails periodically, until the server closes. */
export function sweepNotificationMails(app: FastifyInstance, database: Kysely<Schema>, services: Services): void {
  let isSending = false;
  const sweep = (): void => {
    if (isSending) return;
    isSending = true;
    app.background.start(async () => {
      try {
        await sendNotificationMails(database, services, services.clock);
      } finally {
        isSending = false;
      }
    });
  };
  const timer = setInterval(sweep, INTERVAL_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
