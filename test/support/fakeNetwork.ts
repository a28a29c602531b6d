/** What left the client. */
export interface SentCall {
  readonly method: string;
  /** Path with query, as it was asked for. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: URLSearchParams | FormData | undefined;
  /** A form-encoded body as it travels; '' for any other. */
  readonly text: string;
  /** Whether it is sent although the page is left. */
  readonly outlivesPage: boolean;
}

type Reply = { httpStatus: number; text: string; headers?: Readonly<Record<string, string>> };
type Answerer = (call: SentCall) => Reply | Promise<Reply>;

/** The edge of the client: everything above it is the real thing. */
export interface FakeNetwork {
  readonly calls: SentCall[];
  /** What was sent to a path so far. */
  readonly callsTo: (path: string) => SentCall[];
  /** Answers a path with status 1 and this data. */
  readonly succeed: (path: string, data: unknown, more?: Record<string, unknown>) => void;
  /** Answers a path with a failure body. */
  readonly fail: (path: string, httpStatus: number, message: string, more?: Record<string, unknown>) => void;
  readonly answer: (path: string, answerer: Answerer) => void;
  /** From now on nothing answers. */
  readonly goOffline: () => void;
}

const requestPath = (url: string): string => url.replace(/^\/api/, '').replace(/\?.*$/, '');

/** Puts itself in the place of fetch and XMLHttpRequest for the current test. A path that no one answers fails the call like a missing page. */
export function fakeNetwork(): FakeNetwork {
  const answers = new Map<string, Answerer>();
  const calls: SentCall[] = [];
  let isOffline = false;

  const reply = async (sent: Omit<SentCall, 'text'>): Promise<Reply> => {
    const call = { ...sent, text: sent.body instanceof URLSearchParams ? sent.body.toString() : '' };
    calls.push(call);
    if (isOffline) throw new TypeError('Failed to fetch');
    const answerer = answers.get(requestPath(call.url));
    return answerer ? answerer(call) : { httpStatus: 404, text: '<h1>Not found</h1>' };
  };

  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const cancelled = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
    const answered = reply({
      method: init.method ?? 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>) },
      body: init.body as URLSearchParams | undefined,
      outlivesPage: init.keepalive === true,
    });
    const { httpStatus, text, headers = {} } = await Promise.race([answered, cancelled]);
    return { status: httpStatus, text: async () => text, headers: { get: (name: string) => headers[name] ?? null } };
  }) as unknown as typeof fetch;

  class FakeRequest {
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 0;
    responseText = '';
    private method = '';
    private url = '';
    private readonly headers: Record<string, string> = {};
    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }
    getResponseHeader(): null {
      return null;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    abort(): void {
      this.onabort?.();
    }
    send(body: FormData): void {
      const sizes = [...body.values()].map((value) => (typeof value === 'string' ? 0 : value.size));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      this.upload.onprogress?.({ loaded: Math.floor(total / 2), total });
      reply({ method: this.method, url: this.url, headers: this.headers, body, outlivesPage: false }).then(
        ({ httpStatus, text }) => {
          this.upload.onprogress?.({ loaded: total, total });
          this.status = httpStatus;
          this.responseText = text;
          this.onload?.();
        },
        () => this.onerror?.(),
      );
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;

  const answerWith = (path: string, httpStatus: number, body: unknown): void =>
    void answers.set(path, () => ({ httpStatus, text: JSON.stringify(body) }));
  return {
    calls,
    callsTo: (path) => calls.filter((call) => requestPath(call.url) === path),
    succeed: (path, data, more = {}) => answerWith(path, 200, { status: 1, data, ...more }),
    fail: (path, httpStatus, message, more = {}) =>
      answerWith(path, httpStatus, { status: 0, message, ...(httpStatus === 404 && { code: 'not_found' }), ...more }),
    answer: (path, answerer) => void answers.set(path, answerer),
    goOffline: () => {
      isOffline = true;
    },
  };
}
