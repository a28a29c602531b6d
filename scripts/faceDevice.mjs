// Plays a face device: one event, or a day of coming and going.
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';

const usage = `node scripts/faceDevice.mjs --key KEY [--url http://localhost:8080] --in EMP001 | --out EMP001 [--at 2026-03-02T09:55:00+05:30]
node scripts/faceDevice.mjs --key KEY [--url …] --day 2026-03-02 --employees EMP001,EMP002 [--zone +05:30] [--shuffle] [--twice]

  --key        of the device (or FACE_DEVICE_KEY): HR adds one under Reports, Face Report, Devices
  --at         moment of the event; default: now, by the server's clock
  --day        four events per employee, the same ones each time; events in the future are left out
  --zone       offset of the day's clock; default: that of this machine
  --shuffle    out of order
  --twice      sends every batch twice

Exit code 1 when an event was rejected or the server was not reached.`;

const maxEvents = 500;

class WrongUse extends Error {}

/**
 * @typedef {{ event_id: string, employee_code: string, time: string, direction: string }} FaceEvent
 * @typedef {Extract<ReturnType<typeof readOptions>, { help: false }>} Options
 */

function readOptions() {
  const text = /** @type {const} */ ({ type: 'string' });
  const tick = /** @type {const} */ ({ type: 'boolean', default: false });
  const { values } = parseArgs({
    options: {
      key: text,
      url: { ...text, default: 'http://localhost:8080' },
      in: text,
      out: text,
      at: text,
      day: text,
      zone: text,
      employees: { ...text, default: '' },
      shuffle: tick,
      twice: tick,
      help: tick,
    },
  });
  if (values.help) return { help: /** @type {const} */ (true) };
  const key = values.key ?? process.env.FACE_DEVICE_KEY;
  if (!key)
    throw new WrongUse('--key (or FACE_DEVICE_KEY) is missing: HR adds a device under Reports, Face Report, Devices');
  if (!/^https?:\/\//.test(values.url) || !URL.canParse(values.url))
    throw new WrongUse(`--url is ${values.url}, but must be an address such as http://localhost:8080`);
  if (values.zone !== undefined && !/^(Z|[+-]\d{2}:\d{2})$/.test(values.zone))
    throw new WrongUse(`--zone is ${values.zone}, but must be an offset such as +05:30, or Z`);
  if (values.day !== undefined && !isDay(values.day))
    throw new WrongUse(`--day is ${values.day}, but must be a day such as 2026-03-02`);
  return { ...values, help: /** @type {const} */ (false), key, url: values.url.replace(/\/+$/, '') };
}

/** Also false for days that no calendar has. */
const isDay = (/** @type {string} */ text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** '+05:30' of this machine on a day. */
function localOffset(/** @type {string} */ day) {
  const minutes = -new Date(`${day}T12:00:00`).getTimezoneOffset();
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

/** A number from 0 to `max`, always the same for the same text, so that a day can be sent again. */
const chance = (/** @type {string} */ text, /** @type {number} */ max) =>
  createHash('sha256').update(text).digest().readUInt16BE(0) % (max + 1);

const clock = (/** @type {number} */ minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/**
 * @param {string} day
 * @param {string} zone
 * @param {string} code
 * @returns {FaceEvent[]}
 */
function eventsOfDay(day, zone, code) {
  const at = (/** @type {string} */ name, /** @type {number} */ from, /** @type {number} */ max) =>
    `${day}T${clock(from + chance(`${day} ${code} ${name}`, max))}${zone}`;
  const times = /** @type {const} */ ([
    ['in', at('in', 585, 30)],
    ['out', at('lunch', 780, 20)],
    ['in', at('back', 825, 20)],
    ['out', at('out', 1150, 60)],
  ]);
  return times.map(([direction, time], index) => ({
    event_id: `${day}-${code}-${index}`,
    employee_code: code,
    time,
    direction,
  }));
}

/** The server's time in milliseconds since 1970, by which devices are set; without an answer, this machine's. */
async function companyTime(/** @type {Options} */ { url }) {
  try {
    const serverTime = (await fetch(`${url}/api/health`)).headers.get('x-daybook-clock')?.split(',')[0];
    return serverTime === undefined ? Date.now() : Date.parse(serverTime);
  } catch {
    // Sending reports why the server was not reached.
    return Date.now();
  }
}

/**
 * @param {Options} options
 * @returns {Promise<FaceEvent[]>}
 */
async function collectEvents(options) {
  const nowMs = options.at === undefined ? await companyTime(options) : Date.parse(options.at);
  if (options.day !== undefined) {
    const { day, zone = localOffset(day) } = options;
    const codes = [...new Set(options.employees.split(',').map((code) => code.trim()))].filter(Boolean);
    const events = codes.flatMap((code) => eventsOfDay(day, zone, code));
    const happened = events.filter(({ time }) => Date.parse(time) <= nowMs);
    if (happened.length < events.length)
      console.log(`${events.length - happened.length} events are in the future and are not sent`);
    return happened;
  }
  const time = options.at ?? new Date(nowMs).toISOString();
  return /** @type {const} */ (['in', 'out']).flatMap((direction) =>
    options[direction] === undefined
      ? []
      : [
          {
            event_id: `${time}-${options[direction]}-${direction}`,
            employee_code: options[direction],
            time,
            direction,
          },
        ],
  );
}

/**
 * @param {Options} options
 * @param {readonly FaceEvent[]} events
 */
async function post(options, events) {
  try {
    return await fetch(`${options.url}/api/face-devices/events`, {
      method: 'POST',
      headers: { 'x-device-key': options.key, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ events: JSON.stringify(events) }),
    });
  } catch (error) {
    // fetch says why in the cause.
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    throw new Error(
      `${options.url} was not reached (${cause?.code ?? message}); send it again: known events are not stored twice`,
      { cause: error },
    );
  }
}

/**
 * @param {Options} options
 * @param {readonly FaceEvent[]} events
 * @returns {Promise<{ Stored: number, Results: { event_id: string, outcome: string, reason: string }[] }>}
 */
async function send(options, events) {
  for (;;) {
    const answer = await post(options, events);
    const text = await answer.text();
    const body = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
    if (answer.ok && body.status === 1) return body.data;
    if (answer.status !== 429)
      throw new Error(`${answer.status}: ${body.message ?? `${options.url} does not answer as Daybook does`}`);
    const seconds = Number(answer.headers.get('retry-after') ?? 1);
    console.log(`Too many calls: trying again in ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/**
 * @param {Options} options
 * @param {readonly FaceEvent[]} events
 * @returns the number of rejected events
 */
async function deliver(options, events) {
  let rejectedCount = 0;
  for (let start = 0; start < events.length; start += maxEvents) {
    for (let time = options.twice ? 2 : 1; time > 0; time -= 1) {
      const { Stored, Results } = await send(options, events.slice(start, start + maxEvents));
      const rejected = Results.filter(({ outcome }) => outcome === 'refused');
      rejectedCount += rejected.length;
      console.log(
        `${Stored} stored, ${Results.filter(({ outcome }) => outcome === 'known').length} known, ${rejected.length} rejected`,
      );
      for (const { event_id, reason } of rejected) console.log(`  ${event_id}: ${reason}`);
    }
  }
  return rejectedCount;
}

try {
  const options = readOptions();
  if (options.help) console.log(usage);
  else {
    const events = await collectEvents(options);
    if (events.length === 0 && options.day !== undefined && options.employees !== '') process.exit(0);
    if (events.length === 0) throw new WrongUse('Nothing to send: name --in, --out, or --day with --employees');
    if (options.shuffle) events.sort((a, b) => chance(a.event_id, 9999) - chance(b.event_id, 9999));
    if ((await deliver(options, events)) > 0) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  if (error instanceof WrongUse || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    console.error('--help prints how to use it');
  process.exitCode = 1;
}
