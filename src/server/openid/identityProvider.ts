import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import { machineTime } from '../clock/companyClock';
import type { OpenIdSettings } from '../settings';
import { clockToleranceSeconds, readLogoutToken, type Logout } from './logoutToken';
import { SecretBox } from './secretBox';
import { SignInRejected } from './signInProblems';
import { isStrong, wantedLevels } from './signInStrength';
import { PartState, type PartReading } from '../status/partState';
import type { Tracing } from '../traces/tracing';
import { hourMs } from '../../domain/calendar/duration';

const timeoutSeconds = 5;
/** A description of the provider that is older is read again before a sign-in begins. */
const freshMs = 30_000;
/** For calls that follow a sign-in. */
const usableMs = hourMs;

/** The provider does not answer; nothing is known of the user. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** What is stored between sending a browser to the provider and its return. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The user who has signed in at the provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** The provider has checked two factors, by what the settings name. */
  readonly isStrong: boolean;
  readonly providerSession: string | null;
  readonly refreshToken: Buffer | null;
}

export type Refreshed = { readonly state: 'renewed'; readonly refreshToken: Buffer } | { readonly state: 'ended' };

interface Known {
  readonly configuration: Configuration;
  readonly readAtMs: number;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** Answers of OAuth that say nothing about a session; any other error means that the provider no longer renews it. */
const passingErrors: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable', 'slow_down']);

/** The one place that talks to the identity provider. Each request to it has five seconds. */
export class IdentityProvider {
  readonly #settings: OpenIdSettings;
  readonly #publicUrl: string;
  readonly #machineNow: () => Date;
  readonly #tracing: Tracing | undefined;
  readonly #refreshTokens: SecretBox;
  #known: Known | undefined;
  #reading: Promise<Configuration> | undefined;
  readonly #state: PartState;
  #keys: { readonly uri: string; readonly find: JWTVerifyGetKey } | undefined;

  constructor(settings: OpenIdSettings, publicUrl: string, machineNow: () => Date, tracing?: Tracing) {
    this.#settings = settings;
    this.#publicUrl = publicUrl;
    this.#machineNow = machineNow;
    this.#state = new PartState(machineNow);
    this.#tracing = tracing;
    this.#refreshTokens = new SecretBox(settings.clientSecret, 'daybook refresh tokens');
  }

  get name(): string {
    return this.#settings.name;
  }

  get addsEmployees(): boolean {
    return this.#settings.addsEmployees;
  }

  /** Whether the provider has answered when it was last asked. */
  get isAvailable(): boolean {
    return this.#state.reading?.works ?? true;
  }

  /** Whether the provider answers, and since when; undefined before it was asked. */
  get reading(): PartReading | undefined {
    return this.#state.reading;
  }

  get callbackUrl(): string {
    return `${this.#publicUrl}/api/openid/callback`;
  }

  /** Asks the provider for its description, unless that has just happened. */
  async check(): Promise<void> {
    await this.#configuration(freshMs);
  }

  /** @throws ProviderUnavailable */
  async beginSignIn(): Promise<Attempt & { readonly url: URL }> {
    const client = await import('openid-client');
    const configuration = await this.#configuration(freshMs);
    const attempt = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    };
    const acrValues = wantedLevels(this.#settings.secondFactor);
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callbackUrl,
      scope: this.#settings.scopes,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
    });
    return { ...attempt, url };
  }

  /**
   * @param query of the address to which the provider has sent the browser back
   * @throws ProviderUnavailable; SignInRejected when the clocks differ; another Error for an answer that is not valid
   */
  async finishSignIn(query: string, { state, nonce, codeVerifier }: Attempt): Promise<Identity> {
    const client = await import('openid-client');
    const configuration = await this.#configuration(usableMs);
    const exchange = async (): Promise<Identity> => {
      const tokens = await client.authorizationCodeGrant(configuration, new URL(this.callbackUrl + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token');
      // The library compares with the time when a token expires only.
      if (claims.iat > machineTime().getTime() / 1000 + clockToleranceSeconds) throw new SignInRejected('clock');
      // Many providers put the mail address there only.
      const person =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
      const refreshToken = tokens.refresh_token;
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: text(person['email']),
        isEmailVerified: person['email_verified'] === true,
        firstName: text(person['given_name']),
        lastName: text(person['family_name']),
        isStrong: isStrong(claims, this.#settings.secondFactor),
        providerSession: text(claims['sid']) ?? null,
        refreshToken: refreshToken === undefined ? null : this.#refreshTokens.seal(refreshToken),
      };
    };
    return this.#reached(() => this.#step('token', exchange)).catch((error: unknown) => {
      const isLate = error instanceof client.ClientError && error.code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED';
      throw isLate ? new SignInRejected('clock') : error;
    });
  }

  /**
   * Whether the session at the provider still exists.
   * @throws Error when the provider does not answer
   */
  async refresh(sealedToken: Buffer, subject: string): Promise<Refreshed> {
    const refreshToken = this.#refreshTokens.open(sealedToken);
    // Sealed with another client secret: the provider would not accept it either.
    if (refreshToken === undefined) return { state: 'ended' };
    const client = await import('openid-client');
    const configuration = await this.#configuration(usableMs);
    try {
      const tokens = await this.#step('refresh', () => client.refreshTokenGrant(configuration, refreshToken));
      const newSubject = tokens.claims()?.sub;
      if (newSubject !== undefined && newSubject !== subject) return { state: 'ended' };
      return { state: 'renewed', refreshToken: this.#refreshTokens.seal(tokens.refresh_token ?? refreshToken) };
    } catch (error) {
      if (error instanceof client.ResponseBodyError && !passingErrors.has(error.error)) return { state: 'ended' };
      throw error;
    }
  }

  /**
   * Checks a logout token.
   * @throws ProviderUnavailable; another Error for a token that is not valid
   */
  async readLogout(token: string): Promise<Logout> {
    const { createRemoteJWKSet } = await import('jose');
    const { issuer, jwks_uri: uri } = (await this.#configuration(usableMs)).serverMetadata();
    if (uri === undefined) throw new Error('The provider publishes no keys');
    if (this.#keys?.uri !== uri)
      this.#keys = { uri, find: createRemoteJWKSet(new URL(uri), { timeoutDuration: timeoutSeconds * 1000 }) };
    const expected = { issuer, clientId: this.#settings.clientId, keys: this.#keys.find };
    return this.#step('keys', () => readLogoutToken(token, expected));
  }

  /** Where the browser ends the session at the provider; undefined when the provider has no such page. */
  async signOutUrl(): Promise<string | undefined> {
    const configuration = this.#known?.configuration;
    if (!this.isAvailable || configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
    const { buildEndSessionUrl } = await import('openid-client');
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${this.#publicUrl}/login` }).href;
  }

  async #configuration(maxAgeMs: number): Promise<Configuration> {
    const nowMs = this.#machineNow().getTime();
    const known = this.#known;
    if (known !== undefined && this.isAvailable && Math.abs(nowMs - known.readAtMs) <= maxAgeMs)
      return known.configuration;
    this.#reading ??= this.#step('discovery', () => this.#discover()).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#settings;
    const execute = [
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ];
    try {
      const discovered = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
        timeout: timeoutSeconds,
        execute,
      });
      const metadata = discovered.serverMetadata();
      const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const configuration = new client.Configuration(
        metadata,
        clientId,
        { [client.clockTolerance]: clockToleranceSeconds },
        methods.includes('client_secret_basic')
          ? client.ClientSecretBasic(clientSecret)
          : client.ClientSecretPost(clientSecret),
      );
      configuration.timeout = timeoutSeconds;
      for (const apply of execute) apply(configuration);
      this.#known = { configuration, readAtMs: this.#machineNow().getTime() };
      this.#state.works();
      return configuration;
    } catch (error) {
      this.#state.fails(error);
      throw new ProviderUnavailable('The identity provider could not be reached', { cause: error });
    }
  }

  #step<Result>(name: string, ask: () => Promise<Result>): Promise<Result> {
    return this.#tracing?.step(`identity provider: ${name}`, {}, ask) ?? ask();
  }

  /** @throws ProviderUnavailable when the connection fails */
  async #reached<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const isConnection = [error, cause].some(
        (candidate) =>
          (candidate instanceof TypeError && candidate.message === 'fetch failed') ||
          (candidate instanceof Error && candidate.name === 'TimeoutError'),
      );
      if (!isConnection) throw error;
      this.#state.fails(error);
      throw new ProviderUnavailable('The identity provider does not answer', { cause: error });
    }
  }
}
