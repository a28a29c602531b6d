// Sends prepared HTTP requests over open connections, in a process of its own that can be pinned to a processor.
// Far below the cost of an HTTP client, which would hide that of the server where both share two processors.
import net from 'node:net';

/**
 * @typedef {{ name: string, port: number, requests?: string[], connections: number, warmUpMs: number, measureMs: number }} Load
 * `requests` are sent in turn and may be left out when the name is known
 */

/** @type {Map<string, { requests: Buffer[], turn: number }>} */
const known = new Map();

const END_OF_CHUNKS = '\r\n0\r\n\r\n';

/** @returns {boolean | undefined} whether the answer is complete; undefined while its headers are not */
function isComplete(/** @type {Buffer[]} */ chunks, /** @type {number} */ size) {
  const first = chunks[0];
  if (first === undefined) return undefined;
  const headEnd = first.indexOf('\r\n\r\n');
  if (headEnd === -1) {
    chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return (chunks[0]?.indexOf('\r\n\r\n') ?? -1) === -1 ? undefined : isComplete(chunks, size);
  }
  const head = first.toString('latin1', 0, headEnd).toLowerCase();
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return size >= headEnd + 4 + Number(length);
  const last = chunks.at(-1);
  const tail = chunks.length > 1 && (last?.length ?? 0) < END_OF_CHUNKS.length ? Buffer.concat(chunks) : last;
  return tail?.subarray(-END_OF_CHUNKS.length).toString('latin1') === END_OF_CHUNKS;
}

/**
 * One connection that sends a request when the answer to the one before it is there.
 * @param {number} port
 * @param {() => Buffer | undefined} next
 * @param {(milliseconds: number) => void} onAnswer
 * @returns {Promise<void>}
 */
const useConnection = (port, next, onAnswer) =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    /** @type {Buffer[]} */
    let chunks = [];
    let size = 0;
    let sentAt = 0;
    const send = () => {
      const request = next();
      if (request === undefined) {
        socket.destroy();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    socket.once('connect', send);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed a connection')));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (isComplete(chunks, size) !== true) return;
      const answer = chunks[0]?.toString('latin1', 0, 12);
      if (answer !== 'HTTP/1.1 200') {
        socket.destroy();
        reject(new Error(Buffer.concat(chunks).toString().slice(0, 600)));
        return;
      }
      chunks = [];
      size = 0;
      onAnswer(performance.now() - sentAt);
      send();
    });
  });

/** @param {Load} load */
async function run({ name, port, requests, connections, warmUpMs, measureMs }) {
  if (requests !== undefined) known.set(name, { requests: requests.map((text) => Buffer.from(text)), turn: 0 });
  const sequence = known.get(name);
  if (sequence === undefined) throw new Error(`There are no requests with the name ${name}`);
  /** @type {number[]} */
  const latenciesMs = [];
  const startedAt = performance.now();
  const measuredFrom = startedAt + warmUpMs;
  const until = measuredFrom + measureMs;
  const next = () =>
    performance.now() < until ? sequence.requests[sequence.turn++ % sequence.requests.length] : undefined;
  let total = 0;
  let lastAt = startedAt;
  const onAnswer = (/** @type {number} */ milliseconds) => {
    total += 1;
    lastAt = performance.now();
    if (lastAt >= measuredFrom) latenciesMs.push(milliseconds);
  };
  await Promise.all(Array.from({ length: connections }, () => useConnection(port, next, onAnswer)));
  return { latenciesMs, total, perSecond: (latenciesMs.length * 1000) / (lastAt - measuredFrom) };
}

process.on('message', (message) => {
  run(/** @type {Load} */ (message)).then(
    (result) => process.send?.({ result }),
    (/** @type {Error} */ error) => process.send?.({ problem: error.message }),
  );
});
process.on('disconnect', () => process.exit());
