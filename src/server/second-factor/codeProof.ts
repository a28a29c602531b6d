import type { Kysely } from 'kysely';
import { isAuthenticatorCode, plainCode } from '../../domain/session/secondFactor';
import type { Schema } from '../database/schema';
import { Failure } from '../errors/failure';
import type { Mail } from '../plugins/mailer';
import type { Services } from '../services';
import { authenticatorStep, codeAlreadyUsed, wrongCode } from './authenticatorCode';
import { findAuthenticator, useAuthenticatorStep } from './authenticatorsRepository';
import { recoveryCodeState, useRecoveryCode } from './recoveryCodesRepository';
import { findSecondFactor } from './secondFactorReadModel';

interface CodeUse {
  readonly database: Kysely<Schema>;
  readonly now: Date;
  readonly services: Services;
  readonly afterCommit: (work: () => Promise<void>) => void;
}

/**
 * Marks a valid code as used, in the transaction that it confirms.
 * @throws Failure 422 when it was used since
 */
export type UseCode = (call: CodeUse) => Promise<void>;

interface TypedCode {
  readonly employeeId: string;
  readonly typed: string;
  readonly machineNow: Date;
  readonly services: Services;
}

/**
 * Checks a code of the authenticator app or a recovery code.
 * @throws Failure 422 when it is wrong or was used before
 */
export async function checkCode(database: Kysely<Schema>, code: TypedCode): Promise<UseCode> {
  const plain = plainCode(code.typed);
  return isAuthenticatorCode(plain) ? checkAppCode(database, code, plain) : checkRecoveryCode(database, code, plain);
}

async function checkAppCode(
  database: Kysely<Schema>,
  { employeeId, machineNow, services }: TypedCode,
  plain: string,
): Promise<UseCode> {
  const authenticator = await findAuthenticator(database, employeeId);
  if (authenticator === undefined) throw wrongCode('Your account has no authenticator app');
  const secret = services.secretSeal.open(authenticator.sealed_secret, employeeId);
  if (secret === undefined)
    throw new Failure(
      503,
      'The server cannot check codes of your app at present, because its key (FACTOR_KEY) is missing. Use a recovery code, or ask an administrator.',
    );
  const step = authenticatorStep(secret, plain, { machineNow, lastStep: authenticator.last_step });
  return async (call) => {
    if (!(await useAuthenticatorStep(call.database, employeeId, step))) throw codeAlreadyUsed();
  };
}

const recoveryCodeUsed = (): Failure => wrongCode('This recovery code has been used already. Please take another one.');

async function checkRecoveryCode(database: Kysely<Schema>, { employeeId }: TypedCode, plain: string): Promise<UseCode> {
  const state = await recoveryCodeState(database, employeeId, plain);
  if (state === 'used') throw recoveryCodeUsed();
  if (state === 'unknown')
    throw wrongCode('This is neither a code of six digits nor one of your present recovery codes');
  return async (call) => {
    if (!(await useRecoveryCode(call.database, employeeId, plain, call.now))) throw recoveryCodeUsed();
    const { email, first_name, recovery_codes } = await findSecondFactor(call.database, employeeId);
    const mail = recoveryCodeMail(email, first_name, recovery_codes ?? 0, call.services.publicUrl);
    call.afterCommit(() => call.services.mailer.send(mail));
  };
}

const recoveryCodeMail = (to: string, firstName: string, left: number, publicUrl: string): Mail => ({
  to,
  subject: 'A recovery code was used for your Daybook account',
  text: [
    `Hello ${firstName},`,
    '',
    `someone, probably you, has just used one of your recovery codes in Daybook. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
    '',
    `If it was not you, someone knows your password and your codes: change your password and create new codes at ${publicUrl}/profile.`,
  ].join('\n'),
});
