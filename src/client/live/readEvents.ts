/** One server-sent event. */
export interface ServerEvent {
  readonly name: string;
  readonly position: number | undefined;
  readonly data: unknown;
}

const field = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

function parseEvent(block: string): ServerEvent {
  const id = field(block, 'id');
  return {
    name: field(block, 'event') ?? '',
    position: id === undefined ? undefined : Number(id),
    data: JSON.parse(field(block, 'data') ?? 'null') as unknown,
  };
}

/**
 * Reads server-sent events to the end of the stream.
 * @param onEvent called for each event, heartbeats included
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    unread += decoder.decode(value, { stream: true });
    for (let end = unread.indexOf('\n\n'); end >= 0; end = unread.indexOf('\n\n')) {
      const block = unread.slice(0, end);
      unread = unread.slice(end + 2);
      onEvent(parseEvent(block));
    }
  }
}
