import type { Mail } from '../plugins/mailer';

/** What a mailed link is for. */
export type LinkMailKind = 'invitation' | 'password_link';

interface Addressed {
  readonly email: string;
  readonly first_name: string;
}

/** The mail with the link that sets a password. */
export function linkMail(kind: LinkMailKind, { email, first_name }: Addressed, publicUrl: string, token: string): Mail {
  const link = `${publicUrl}/reset-password/${token}`;
  return kind === 'invitation'
    ? {
        to: email,
        subject: 'Your account in Daybook',
        text: [
          `Hello ${first_name},`,
          '',
          'you have an account in Daybook. This link lets you set your password once, within seven days:',
          '',
          link,
          '',
          `Then sign in with ${email}.`,
        ].join('\n'),
      }
    : {
        to: email,
        subject: 'Set a new password for Daybook',
        text: [
          `Hello ${first_name},`,
          '',
          'someone, probably you, has asked to set a new password for your account in Daybook. This link lets you do so once, within one hour:',
          '',
          link,
          '',
          'If it was not you, there is nothing to do: your password stays as it is.',
        ].join('\n'),
      };
}
