import type { ColumnType } from 'kysely';
import type { Instant, OptionalInstant } from '../columnTypes';

interface SessionsTable {
  id: string;
  token_hash: Buffer;
  /** Of the token that `token_hash` has replaced; accepted until `former_until` by the machine's clock. */
  former_token_hash: Buffer | null;
  former_until: ColumnType<Date | null, Date | undefined, Date>;
  employee_id: string;
  created_at: Instant;
  last_seen_at: Instant;
  /** By the machine's clock: when it ends unless it is used before. */
  expires_at: ColumnType<Date, Date, Date>;
  /** By the machine's clock: when it ends even if it is used. */
  ends_at: ColumnType<Date, Date, Date>;
  /** By the machine's clock: until then its user counts as confirmed. */
  confirmed_until: ColumnType<Date, Date | undefined, Date>;
  address: string | null;
  browser: string | null;
  /** The known device of the session; null for sessions older than known devices. */
  device_hash: Buffer | null;
  /** The identity provider has checked two factors: none of Daybook is demanded. */
  is_strong: ColumnType<boolean, boolean | undefined, never>;
}

interface AuthenticatorsTable {
  employee_id: string;
  sealed_secret: Buffer;
  added_at: Instant;
  /** Seconds since 1970 divided by 30, of the last accepted code. */
  last_step: number;
}

interface AuthenticatorSetupsTable {
  employee_id: string;
  sealed_secret: Buffer;
  /** By the machine's clock. */
  expires_at: ColumnType<Date, Date, Date>;
}

interface RecoveryCodesTable {
  employee_id: string;
  code_hash: Buffer;
  used_at: OptionalInstant;
}

interface BegunSignInsTable {
  token_hash: Buffer;
  employee_id: string;
  /** By the machine's clock. */
  expires_at: ColumnType<Date, Date, never>;
  /** The sign-in at the identity provider that it continues; null after a password. */
  exchange_hash: Buffer | null;
}

interface PasskeysTable {
  id: string;
  employee_id: string;
  credential_id: string;
  public_key: Buffer;
  /** How often the device has used it; 0 for devices that do not count. */
  counter: number;
  name: string;
  added_at: Instant;
  last_used_at: OptionalInstant;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  /** The employee who adds a passkey; null for checks. */
  employee_id: string | null;
  /** By the machine's clock. */
  expires_at: ColumnType<Date, Date, never>;
}

interface KnownDevicesTable {
  token_hash: Buffer;
  employee_id: string;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: ColumnType<Date, Date, Date>;
}

interface AttemptLevelsTable {
  subject: Buffer;
  level: number;
  counted_at: ColumnType<Date, Date, Date>;
}

interface PasswordResetsTable {
  token_hash: Buffer;
  employee_id: string;
  created_at: Instant;
  expires_at: ColumnType<Date, Date, Date>;
  used_at: OptionalInstant;
}

interface AttemptsTable {
  subject: string;
  attempted_at: Instant;
}

/** Columns of a sign-in at an identity provider. */
interface ProviderSession {
  issuer: string;
  subject: string;
  /** The provider's name of its session ('sid'); null when it has none. */
  provider_session: string | null;
  /** Encrypted; null when the provider issues none. */
  refresh_token: Buffer | null;
}
interface OpenIdAttemptsTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  expires_at: ColumnType<Date, Date, Date>;
}
interface OpenIdLinksTable {
  issuer: string;
  subject: string;
  employee_id: string;
  linked_at: ColumnType<Date, Date, never>;
}
interface OpenIdExchangesTable extends ProviderSession {
  code_hash: Buffer;
  browser_hash: Buffer;
  employee_id: string;
  /** Two factors were checked. */
  is_strong: boolean;
  expires_at: ColumnType<Date, Date, Date>;
}
interface OpenIdSessionsTable extends ProviderSession {
  session_id: string;
  refreshed_at: ColumnType<Date, Date, Date>;
}
interface OpenIdLogoutsTable {
  token_hash: Buffer;
  expires_at: ColumnType<Date, Date, Date>;
}

interface LinkMailsTable {
  employee_id: string;
  kind: string;
  queued_at: Instant;
  /** By the machine's clock. */
  due_at: ColumnType<Date, Date, Date>;
  /** By the machine's clock. */
  expires_at: ColumnType<Date, Date, Date>;
  tries: number;
}

/** Who is signed in, and what proves it. */
export interface SignInTables {
  openid_attempts: OpenIdAttemptsTable;
  openid_exchanges: OpenIdExchangesTable;
  openid_links: OpenIdLinksTable;
  openid_logouts: OpenIdLogoutsTable;
  openid_sessions: OpenIdSessionsTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  link_mails: LinkMailsTable;
  attempts: AttemptsTable;
  attempt_levels: AttemptLevelsTable;
  known_devices: KnownDevicesTable;
  authenticators: AuthenticatorsTable;
  authenticator_setups: AuthenticatorSetupsTable;
  recovery_codes: RecoveryCodesTable;
  begun_sign_ins: BegunSignInsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
