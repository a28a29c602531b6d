import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Mail } from '../../plugins/mailer';
import { createPasswordReset, invitationValidityMs } from '../../security/passwordResetsRepository';
import type { Services } from '../../services';

export interface Invited {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
}

const invitationMail = ({ email, first_name }: Invited, publicUrl: string, token: string): Mail => ({
  to: email,
  subject: 'Your account in Daybook',
  text: [
    `Hello ${first_name},`,
    '',
    'you have an account in Daybook. This link lets you set your password once, within seven days:',
    '',
    `${publicUrl}/reset-password/${token}`,
    '',
    `Then sign in with ${email}.`,
  ].join('\n'),
});

/**
 * Mails the link that sets the password; must run after the commit.
 * @param database the pool: the link is a transaction of its own
 */
export async function invite(
  database: Kysely<Schema>,
  { mailer, publicUrl }: Services,
  people: readonly Invited[],
  machineNow: Date,
): Promise<void> {
  for (const person of people)
    await mailer.send(
      invitationMail(
        person,
        publicUrl,
        await createPasswordReset(database, person.id, machineNow, {
          validityMs: invitationValidityMs,
          replacesOthers: true,
        }),
      ),
    );
}
