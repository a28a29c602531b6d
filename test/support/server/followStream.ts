import http from 'node:http';

/** An event of the stream of changes as it was received. */
export interface StreamedEvent {
  readonly name: string;
  readonly position: number | undefined;
  readonly data: unknown;
}

export interface FollowedStream {
  readonly httpStatus: number;
  /** The next event with this name, or with any but a heartbeat when it is ''; the others that came before it are skipped. @throws Error when the stream ends first */
  readonly next: (name: string) => Promise<StreamedEvent>;
  /** Resolves when the server has ended the stream. */
  readonly ended: () => Promise<void>;
  readonly leave: () => void;
}

function parsed(block: string): StreamedEvent {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const id = fields.get('id');
  return {
    name: fields.get('event') ?? '',
    position: id === undefined ? undefined : Number(id),
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}

/**
 * Opens the stream of changes over a real connection. Not by fetch: it opens another connection when one is given up, and
 * a server that closes waits for that.
 */
export async function followStream(
  origin: string,
  token: string,
  query: { Tab: string; Position?: number },
): Promise<FollowedStream> {
  const search = new URLSearchParams({
    Tab: query.Tab,
    ...(query.Position === undefined ? {} : { Position: String(query.Position) }),
  });
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .get(
        `${origin}/api/auth/live?${search.toString()}`,
        { headers: { authorization: `Bearer ${token}` }, agent: false },
        resolve,
      )
      .once('error', reject);
  });
  const pieces = answer.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let unread = '';
  const read = async (): Promise<StreamedEvent | undefined> => {
    for (;;) {
      const end = unread.indexOf('\n\n');
      if (end >= 0) {
        const block = unread.slice(0, end);
        unread = unread.slice(end + 2);
        return parsed(block);
      }
      const piece = await pieces.next();
      if (piece.done === true) return undefined;
      unread += piece.value;
    }
  };
  return {
    httpStatus: answer.statusCode ?? 0,
    next: async (name) => {
      for (;;) {
        const event = await read();
        if (event === undefined) throw new Error(`The stream ended before ${name}`);
        if (name === '' ? event.name !== 'beat' : event.name === name) return event;
      }
    },
    ended: async () => {
      while ((await read()) !== undefined);
    },
    leave: () => void answer.destroy(),
  };
}
