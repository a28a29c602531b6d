interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** undefined when it is not JSON. */
  readonly body: { readonly data?: unknown; readonly code?: string } | undefined;
}

const parsed = (text: string): Answer['body'] => {
  try {
    return JSON.parse(text) as Answer['body'];
  } catch {
    // A page of the proxy, or a file.
    return undefined;
  }
};

/** A signed-in employee of the demonstration company who makes calls. */
export class Visitor {
  token = '';

  constructor(
    readonly origin: string,
    readonly email = 'hr@daybook.example',
  ) {}

  async signIn(): Promise<void> {
    const { status, body } = await this.send('/login', { Email: this.email, Password: 'daybook' });
    const token = body !== undefined && 'token' in body ? body.token : undefined;
    if (status !== 200 || typeof token !== 'string') throw new Error(`Sign-in was answered with ${status}`);
    this.token = token;
  }

  /** @param form none: a GET; FormData is sent as multipart */
  async send(path: string, form?: Record<string, string> | FormData, signal?: AbortSignal): Promise<Answer> {
    const answer = await fetch(`${this.origin}/api${path}`, {
      ...(form !== undefined && {
        method: 'POST',
        body: form instanceof FormData ? form : new URLSearchParams(form),
      }),
      headers: { ...(this.token !== '' && { authorization: `Bearer ${this.token}` }) },
      signal,
    });
    return { status: answer.status, headers: answer.headers, body: parsed(await answer.text()) };
  }

  /** @throws when it is not answered with 200 */
  async data<Data>(path: string, form?: Record<string, string> | FormData): Promise<Data> {
    const { status, body } = await this.send(path, form);
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(body)}`);
    return body?.data as Data;
  }
}
