// A thread of its own, so that building and sending hostile requests does not count as a delay of the probe.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const readEveryMs = 40;
const uploadEveryMs = 500;
const patienceMs = 120_000;

if (parentPort === null) throw new Error('The probe runs in a worker thread');
const port = parentPort;
const { address, reader, uploader, taskId } = workerData;
const agent = new http.Agent({ keepAlive: true });

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const taskForm = Buffer.from(`id=${taskId}`);
const taskFormHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': String(taskForm.length),
};
const boundary = 'probe';
const photoForm = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="profile_image"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`,
  ),
  photo,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** @returns {{ readsMs: number[], uploadsMs: number[], streamMs: number[], failures: number }} */
const nothing = () => ({ readsMs: [], uploadsMs: [], streamMs: [], failures: 0 });
let measured = nothing();
let open = 0;
let reads = 0;
/** @type {NodeJS.Timeout[]} */
let timers = [];
/** When the upload began of which the open page has not been notified yet. @type {number | undefined} */
let uploadedAt;

/**
 * @param {http.RequestOptions & { path: string, token: string, sender: string }} options
 * @param {Buffer | undefined} payload
 * @param {(milliseconds: number) => void} noteTime
 */
function send({ token, sender, path, headers, ...options }, payload, noteTime) {
  const startedAt = performance.now();
  open += 1;
  const finish = (/** @type {boolean} */ isAnswered) => {
    open -= 1;
    noteTime(performance.now() - startedAt);
    if (!isAnswered) measured.failures += 1;
    reportWhenDone();
  };
  const request = http.request(
    `${address}/api${path}`,
    {
      ...options,
      agent,
      timeout: patienceMs,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': sender, ...headers },
    },
    (response) => {
      response.resume();
      response.once('close', () => finish(response.statusCode === 200));
    },
  );
  request.once('timeout', () => request.destroy(new Error('no answer')));
  request.once('error', () => finish(false));
  request.end(payload);
}

/** A small read, in a rhythm that does not wait for earlier answers. */
function read() {
  reads += 1;
  const sender = { token: reader, sender: '10.1.1.1' };
  const noteTime = (/** @type {number} */ milliseconds) => measured.readsMs.push(milliseconds);
  if (reads % 2 === 0) send({ ...sender, path: '/auth/profile' }, undefined, noteTime);
  else send({ ...sender, method: 'POST', path: '/auth/tasks/details', headers: taskFormHeaders }, taskForm, noteTime);
}

function upload() {
  if (uploadedAt !== undefined) return;
  uploadedAt = performance.now();
  send(
    {
      method: 'POST',
      path: '/uplodeauth/profile/photo',
      token: uploader,
      sender: '10.1.1.2',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(photoForm.length),
      },
    },
    photoForm,
    (milliseconds) => measured.uploadsMs.push(milliseconds),
  );
}

/** The open page of the reader, which is notified when an employee has another photo. */
function follow() {
  http.get(
    `${address}/api/auth/live?Tab=probe`,
    { headers: { authorization: `Bearer ${reader}`, 'x-forwarded-for': '10.1.1.1' } },
    (stream) => {
      let isOpen = false;
      stream.on('data', (/** @type {Buffer} */ text) => {
        if (!isOpen) port.postMessage('ready');
        isOpen = true;
        // Also by a reset, which follows more changes than are published one by one.
        if (uploadedAt === undefined || !/"employee"|event: reset/.test(String(text))) return;
        measured.streamMs.push(performance.now() - uploadedAt);
        uploadedAt = undefined;
        reportWhenDone();
      });
    },
  );
}

function reportWhenDone() {
  if (timers.length > 0 || open > 0 || uploadedAt !== undefined) return;
  port.postMessage(measured);
  measured = nothing();
}

follow();
port.on('message', (command) => {
  if (command === 'begin') {
    upload();
    timers = [setInterval(read, readEveryMs), setInterval(upload, uploadEveryMs)];
  } else {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    reportWhenDone();
  }
});
