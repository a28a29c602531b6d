import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Schemas } from '../operations/call';
import { listPasskeys } from './passkeysRepository';
import { findSecondFactor, hasSecondFactor, type SecondFactorState } from './secondFactorReadModel';

/** The second factors of an employee, without secrets. */
export async function secondFactorAnswer(
  database: Kysely<Schema>,
  employeeId: string,
): Promise<Schemas['SecondFactor']> {
  const [state, passkeys] = await Promise.all([
    findSecondFactor(database, employeeId),
    listPasskeys(database, employeeId),
  ]);
  return {
    Authenticator_added_at: state.added_at?.toISOString() ?? null,
    Passkeys: passkeys.map((passkey) => ({
      _id: passkey.id,
      Name: passkey.name,
      Added_at: passkey.added_at.toISOString(),
      Last_used_at: passkey.last_used_at?.toISOString() ?? null,
    })),
    Recovery_codes: state.recovery_codes ?? 0,
    Has_password: state.password_hash !== null,
    Is_required: state.second_factor_required,
  };
}

/** What can complete a sign-in; empty without a second factor. */
export const signInFactors = (state: SecondFactorState): Schemas['FactorKind'][] =>
  hasSecondFactor(state)
    ? [
        ...(state.added_at === null ? [] : (['authenticator'] as const)),
        ...((state.passkeys ?? 0) > 0 ? (['passkey'] as const) : []),
        ...((state.recovery_codes ?? 0) > 0 ? (['recovery-code'] as const) : []),
      ]
    : [];
