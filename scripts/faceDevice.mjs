// node scripts/faceDevice.mjs --key KEY [--url http://localhost:8080] [--in EMP001] [--out EMP001] [--at 2026-03-02T09:55:00+05:30]
// node scripts/faceDevice.mjs --key KEY --day 2026-03-02 --employees EMP001,EMP002 [--zone +05:30] [--shuffle] [--twice]
// Plays a device: one event, or a day of coming and going; --shuffle sends it out of order, --twice delivers every batch again.
import { randomUUID, createHash } from 'node:crypto';
import { parseArgs } from 'node:util';

const mostEvents = 500;

function readOptions() {
  const { values } = parseArgs({
    options: {
      key: { type: 'string' },
      url: { type: 'string', default: 'http://localhost:8080' },
      in: { type: 'string' },
      out: { type: 'string' },
      at: { type: 'string' },
      day: { type: 'string' },
      zone: { type: 'string', default: 'Z' },
      employees: { type: 'string', default: '' },
      shuffle: { type: 'boolean', default: false },
      twice: { type: 'boolean', default: false },
    },
  });
  const key = values.key ?? process.env.FACE_DEVICE_KEY;
  if (!key) throw new Error('--key (or FACE_DEVICE_KEY) is missing: HR adds a device under Reports, Face Report, Devices');
  return { ...values, key };
}

/** A number from 0 to `most` that is the same for the same text, so that a day can be sent again. */
const chance = (text, most) => createHash('sha256').update(text).digest().readUInt16BE(0) % (most + 1);

const clock = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

function eventsOfDay(day, zone, code) {
  const at = (name, from, most) => `${day}T${clock(from + chance(`${day} ${code} ${name}`, most))}${zone}`;
  return [
    ['in', at('in', 585, 30)],
    ['out', at('lunch', 780, 20)],
    ['in', at('back', 825, 20)],
    ['out', at('out', 1150, 60)],
  ].map(([direction, time], index) => ({ event_id: `${day}-${code}-${index}`, employee_code: code, time, direction }));
}

function eventsOf(options) {
  if (options.day !== undefined) return options.employees.split(',').filter(Boolean).flatMap((code) => eventsOfDay(options.day, options.zone, code));
  const time = options.at ?? new Date().toISOString();
  return ['in', 'out'].flatMap((direction) => (options[direction] === undefined ? [] : [{ event_id: randomUUID(), employee_code: options[direction], time, direction }]));
}

async function send(options, events) {
  for (;;) {
    const answer = await fetch(`${options.url}/api/face-devices/events`, {
      method: 'POST',
      headers: { 'x-device-key': options.key, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ events: JSON.stringify(events) }),
    });
    const body = await answer.json();
    if (answer.ok) return body.data;
    if (answer.status !== 429) throw new Error(`${answer.status}: ${body.message}`);
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1000));
  }
}

try {
  const options = readOptions();
  const events = eventsOf(options);
  if (events.length === 0) throw new Error('Nothing to send: name --in, --out, or --day with --employees');
  if (options.shuffle) events.sort((a, b) => chance(a.event_id, 9999) - chance(b.event_id, 9999));
  for (let start = 0; start < events.length; start += mostEvents) {
    for (let time = options.twice ? 2 : 1; time > 0; time -= 1) {
      const { Stored, Results } = await send(options, events.slice(start, start + mostEvents));
      const refused = Results.filter(({ outcome }) => outcome === 'refused');
      console.log(`${Stored} stored, ${Results.filter(({ outcome }) => outcome === 'known').length} known, ${refused.length} refused`);
      for (const { event_id, reason } of refused) console.log(`  ${event_id}: ${reason}`);
    }
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
