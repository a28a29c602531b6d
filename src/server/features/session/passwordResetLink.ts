import { Failure } from '../../errors/failure';
import type { Mail } from '../../plugins/mailer';
import type { ResetState } from '../../security/passwordResetsRepository';

const linkMessages: Record<Exclude<ResetState, 'good'>, () => Failure> = {
  unknown: () => new Failure(404, 'This link is not valid. Please ask for a new one.'),
  used: () => new Failure(409, 'This link has already been used. Please ask for a new one.', { code: 'link_used' }),
  expired: () => new Failure(409, 'This link has expired. Please ask for a new one.', { code: 'link_expired' }),
};

export const linkProblem = (state: Exclude<ResetState, 'good'>): Failure => linkMessages[state]();

/** @throws Failure 404 or 409 with the state of the link */
export function mustBeValidLink(state: ResetState): void {
  if (state !== 'good') throw linkProblem(state);
}

export const passwordResetMail = (to: string, firstName: string, publicUrl: string, token: string): Mail => ({
  to,
  subject: 'Set a new password for Daybook',
  text: [
    `Hello ${firstName},`,
    '',
    'someone, probably you, has asked to set a new password for your account in Daybook. This link lets you do so once, within one hour:',
    '',
    `${publicUrl}/reset-password/${token}`,
    '',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ].join('\n'),
});
