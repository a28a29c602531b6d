import { machineTime } from '../../../src/server/clock/companyClock';
import { IdentityProvider } from '../../../src/server/openid/identityProvider';
import { startTracing } from '../../../src/server/traces/startTracing';
import type { TraceSettings } from '../../../src/server/traces/traceSettings';
import { freePort } from '../../support/programs/freePort';
import { openIdClient, startIdentityProvider } from '../../support/sign-in/identityProvider';
import { startSpanCollector, type SpanCollector } from '../../support/server/spanCollector';

let collector: SpanCollector;

beforeEach(async () => {
  collector = await startSpanCollector();
});
afterEach(() => collector.close());

const settings = (changes: Partial<TraceSettings> = {}): TraceSettings => ({
  url: `${collector.url}/v1/traces`,
  protocol: 'http/json',
  headers: {},
  timeoutMs: 10_000,
  serviceName: 'daybook',
  attributes: {},
  sampler: 'always_on',
  ratio: 1,
  ...changes,
});
const startsTrace = { startsTrace: true };

test('a step belongs to the step that it is part of, without one nothing is sent, and errors keep their words to themselves', async () => {
  const tracing = await startTracing(settings(), 1);
  const failing = () =>
    Promise.reject(Object.assign(new Error('550 anna@company.example is unknown'), { code: 'EENVELOPE' }));
  await tracing.step('alone', {}, async () => undefined);
  await tracing.step(
    'outer',
    {},
    async () => {
      await tracing.statement('select * from tasks', async () => []);
      await expect(tracing.step('mail', {}, failing)).rejects.toThrow('550');
    },
    startsTrace,
  );
  await tracing.close();
  const [outer] = collector.spans.filter(({ name }) => name === 'outer');
  expect(
    collector.spans.map(({ name, parentSpanId, isError, facts }) => ({
      name,
      isInner: parentSpanId === outer?.spanId,
      isError,
      type: facts['error.type'],
    })),
  ).toEqual([
    { name: 'SELECT tasks', isInner: true, isError: false, type: undefined },
    { name: 'mail', isInner: true, isError: true, type: 'EENVELOPE' },
    { name: 'outer', isInner: false, isError: false, type: undefined },
  ]);
  expect(collector.text()).not.toContain('anna@');
  expect(tracing.reading).toMatchObject({ works: true, reason: null });
  expect(tracing.lostSpans).toBe(0);
});

test('what the collector answers is known, with the spans that it did not take', async () => {
  const tracing = await startTracing(settings(), 1);
  expect(tracing.reading).toBeUndefined();
  collector.answerWith(401);
  await tracing.step('lost', {}, async () => undefined, startsTrace);
  await tracing.close();
  expect(tracing.reading).toMatchObject({ works: false, reason: 'The collector answered 401 Unauthorized' });
  expect(tracing.lostSpans).toBe(1);
});

test('a collector that is not there is named, and its password is not', async () => {
  const port = await freePort();
  const tracing = await startTracing(
    settings({ url: `http://me:secret@localhost:${port}/v1/traces`, timeoutMs: 100 }),
    1,
  );
  await tracing.step('lost', {}, async () => undefined, startsTrace);
  await tracing.close();
  expect(tracing.reading?.reason).toContain('ECONNREFUSED');
  expect(tracing.reading?.reason).not.toContain('secret');
});

test('what is asked of the identity provider is a step of the request that asks', async () => {
  const provider = await startIdentityProvider('http://localhost:8080');
  const tracing = await startTracing(settings(), 1);
  const client = { ...openIdClient, scopes: 'openid email', name: 'Acme', addsEmployees: false, secondFactor: [] };
  const ask = (issuer: string): Promise<unknown> => {
    const asked = new IdentityProvider({ ...client, issuer }, 'http://localhost:8080', machineTime, tracing);
    return tracing.step('request', {}, () => asked.beginSignIn(), startsTrace);
  };
  await ask(provider.issuer);
  await expect(ask(`http://localhost:${await freePort()}`)).rejects.toThrow('could not be reached');
  await tracing.close();
  await provider.stop();
  expect(
    collector.spans.filter(({ name }) => name.startsWith('identity')).map(({ name, isError }) => [name, isError]),
  ).toEqual([
    ['identity provider: discovery', false],
    ['identity provider: discovery', true],
  ]);
});
