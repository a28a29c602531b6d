import { Failure } from '../../errors/failure';
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
