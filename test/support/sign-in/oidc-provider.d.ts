/** What the tests use of the package, which has no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Stored {
    readonly accountId?: string;
    destroy(): Promise<void>;
  }
  interface Client {
    backchannelLogout(subject: string, session: string): Promise<void>;
  }
  export interface Context {
    readonly method: string;
    readonly path: string;
    readonly req: import('node:http').IncomingMessage;
    readonly res: import('node:http').ServerResponse;
    status: number;
    type: string;
    body: unknown;
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string; grantIdFor(clientId: string): string | undefined };
    };
  }
  interface Grant {
    addOIDCScope(scopes: string): void;
    save(): Promise<string>;
  }
  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Client: { find(id: string): Promise<Client | undefined> };
    readonly Grant: (new (values: object) => Grant) & { find(id: string): Promise<Grant | undefined> };
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    on(event: string, listener: (stored: Stored) => void): void;
    callback(): RequestListener;
    interactionDetails(
      request: import('node:http').IncomingMessage,
      response: import('node:http').ServerResponse,
    ): Promise<{ readonly params: Record<string, unknown> }>;
    interactionFinished(
      request: import('node:http').IncomingMessage,
      response: import('node:http').ServerResponse,
      result: object,
    ): Promise<void>;
  }
}
