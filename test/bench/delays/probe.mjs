// A thread of its own, so that building and sending hostile requests does not count as a delay of the probe.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const everyMs = 40;
const patienceMs = 120_000;

if (parentPort === null) throw new Error('The probe runs in a worker thread');
const port = parentPort;
const { address, token } = workerData;
const agent = new http.Agent({ keepAlive: true });
/** @type {number[]} */
let delaysMs = [];
let failures = 0;
let open = 0;
/** @type {NodeJS.Timeout | undefined} */
let timer;

/** One small read of another user, in a rhythm that does not wait for earlier answers. */
function send() {
  const startedAt = performance.now();
  open += 1;
  const finish = (/** @type {boolean} */ isAnswered) => {
    open -= 1;
    delaysMs.push(performance.now() - startedAt);
    if (!isAnswered) failures += 1;
    reportWhenDone();
  };
  const request = http.get(
    `${address}/api/auth/profile`,
    { agent, timeout: patienceMs, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.1.1.1' } },
    (response) => {
      response.resume();
      response.once('close', () => finish(response.statusCode === 200));
    },
  );
  request.once('timeout', () => request.destroy(new Error('no answer')));
  request.once('error', () => finish(false));
}

function reportWhenDone() {
  if (timer !== undefined || open > 0) return;
  port.postMessage({ delaysMs, failures });
  delaysMs = [];
  failures = 0;
}

port.on('message', (command) => {
  if (command === 'begin') timer = setInterval(send, everyMs);
  else if (command === 'end') {
    clearInterval(timer);
    timer = undefined;
    reportWhenDone();
  } else agent.destroy();
});
