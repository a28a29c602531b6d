import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild, type Child } from '../../support/programs/childProcess';
import { copyMigratedFiles } from '../../support/database/embeddedTestDatabase';
import { freePort } from '../../support/programs/freePort';
import { startSpanCollector, type ReceivedSpan, type SpanCollector } from '../../support/server/spanCollector';

const TIMEOUT_MS = 120_000;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentSpanId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${parentSpanId}-01`;

let directory: string;
let port: number;
let daybook: Child | undefined;
let collector: SpanCollector;

beforeEach(async () => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-traces-'));
  port = await freePort();
  collector = await startSpanCollector();
  await copyMigratedFiles(directory);
});
afterEach(async () => {
  await daybook?.kill();
  await collector.close();
  fs.rmSync(directory, { recursive: true });
});

/** @returns the token of the link for the first account */
async function start(settings: Record<string, string>): Promise<string> {
  daybook = startChild('src/server/main.ts', [], {
    DATABASE_URL: '',
    DEMO: '0',
    DATA_DIR: directory,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    ...settings,
  });
  expect(await daybook.nextLine()).toBe(`Daybook is ready: http://localhost:${port}`);
  return /\/setup\/(\S+)$/.exec(await daybook.nextLine())?.[1] ?? '';
}

async function stop(): Promise<void> {
  daybook?.signal('SIGTERM');
  expect(await daybook?.ending).toEqual({ code: 0, signal: null, complaints: '' });
}

const send = (address: string, form?: Record<string, string>): Promise<Response> =>
  fetch(`http://localhost:${port}/api${address}`, {
    headers: { traceparent },
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
  });

const findChildren = (parent: ReceivedSpan | undefined): ReceivedSpan[] =>
  collector.spans.filter((span) => span.parentSpanId === parent?.spanId);

test(
  'each operation is a span of the caller’s trace with its statements and mails, without personal data, and all are there after a stop',
  async () => {
    const token = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
      OTEL_SERVICE_NAME: 'daybook test',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    const account = { Token: token, First_name: 'Hannah', Last_name: 'Richter', Email: 'hannah@company.example' };
    expect((await send('/setup', { ...account, Password: 'quiet tidal lamp' })).status).toBe(200);
    expect((await send('/forgot-password', { Email: account.Email })).status).toBe(200);
    expect((await send('/health?searched=Hannah')).status).toBe(200);
    expect((await send('/no-such-call')).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/login`)).status).toBeLessThan(500);
    await stop();

    const operations = collector.spans.filter((span) => span.parentSpanId === parentSpanId);
    expect(operations.map(({ name }) => name).toSorted()).toEqual([
      'createFirstAccount',
      'getHealth',
      'requestPasswordReset',
    ]);
    const find = (name: string) => operations.find((span) => span.name === name);
    expect(find('getHealth')).toMatchObject({
      traceId,
      facts: {
        'http.request.method': 'GET',
        'http.route': '/api/health',
        'http.response.status_code': 200,
        'daybook.request_id': expect.stringMatching(/^[\da-f-]{36}$/),
      },
      resource: {
        'service.name': 'daybook test',
        'service.instance.id': expect.stringMatching(/-1$/),
        'deployment.environment.name': 'test',
      },
    });
    const statements = findChildren(find('createFirstAccount')).map(({ name }) => name);
    expect(statements).toEqual(expect.arrayContaining(['INSERT employees', 'COMMIT']));
    // The mail is sent after the answer.
    expect(findChildren(find('requestPasswordReset')).map(({ name }) => name)).toContain('send mail');
    expect(collector.spans.every((span) => span.traceId === traceId || span.name === 'send mail')).toBe(true);
    expect(collector.headers.every((headers) => headers['x-key'] === 'a secret')).toBe(true);
    for (const personal of ['Hannah', 'Richter', 'hannah@', 'tidal', token, '127.0.0.1', 'searched', 'values ('])
      expect(collector.text()).not.toContain(personal);
  },
  TIMEOUT_MS,
);

test(
  'spans are sent as protobuf unless JSON is asked for, and a failed call is marked',
  async () => {
    await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path` });
    expect((await send('/health')).status).toBe(200);
    expect((await send('/auth/profile')).status).toBeGreaterThanOrEqual(400);
    await stop();
    expect(collector.headers.map((headers) => headers['content-type'])).toContain('application/x-protobuf');
    expect(collector.spans).toContainEqual(expect.objectContaining({ name: 'getHealth', traceId, parentSpanId }));
  },
  TIMEOUT_MS,
);

test(
  'a collector that is gone delays neither a call nor the stop',
  async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${await freePort()}` });
    for (let count = 0; count < 20; count += 1) expect((await send('/health')).status).toBe(200);
    const begunMs = performance.now();
    await stop();
    expect(performance.now() - begunMs).toBeLessThan(8000);
  },
  TIMEOUT_MS,
);

test(
  'the caller’s decision not to sample counts unless the sampler decides alone',
  async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' });
    await fetch(`http://localhost:${port}/api/health`, {
      headers: { traceparent: `00-${traceId}-${parentSpanId}-00` },
    });
    await fetch(`http://localhost:${port}/api/ready`);
    await stop();
    expect(collector.spans.map(({ name }) => name)).toContain('getReadiness');
    expect(collector.spans.map(({ name }) => name)).not.toContain('getHealth');
  },
  TIMEOUT_MS,
);
