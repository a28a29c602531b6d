import { SettingProblem, type SettingReaders } from '../settingReaders';
import { minuteMs } from '../../domain/calendar/duration';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** Where and how spans are sent: the usual variables of OpenTelemetry. */
export interface TraceSettings {
  /** Of the collector's receiver of spans. */
  readonly url: string;
  readonly protocol: (typeof PROTOCOLS)[number];
  /** Secrets, often. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly serviceName: string;
  /** Of the resource, in addition to the service. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly sampler: (typeof SAMPLERS)[number];
  /** From 0 to 1; only for samplers by ratio. */
  readonly ratio: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const MAX_TIMEOUT_MS = minuteMs;

/** Pairs as in `name=value,name=value`, percent-encoded; undefined when they are not. */
function parsePairs(value: string): Record<string, string> | undefined {
  const pairs = value
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => /^([\w.!#$&'*+^`|~-]+)\s*=\s*(.*)$/.exec(pair));
  const entries: [string, string][] = [];
  for (const pair of pairs) {
    if (pair === null) return undefined;
    try {
      entries.push([pair[1] ?? '', decodeURIComponent(pair[2] ?? '')]);
    } catch (error) {
      if (error instanceof URIError) return undefined;
      throw error;
    }
  }
  return Object.fromEntries(entries);
}

const parseRatio = (value: string): number | undefined => {
  const ratio = /^(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
  return ratio >= 0 && ratio <= 1 ? ratio : undefined;
};

/** @throws SettingProblem whose line does not repeat the value, which is a secret */
function readHeaders(read: SettingReaders, setting: string): Record<string, string> {
  const value = read.secret(setting, { minLength: 1 });
  const headers = value === undefined ? {} : parsePairs(value);
  if (headers === undefined)
    throw new SettingProblem(setting, '…', "pairs such as 'name=value', separated by commas, percent-encoded");
  return headers;
}

function signalAddress(base: string): string {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`;
  return url.href;
}

/** @throws SettingProblem also when traces are switched off: the setting is wrong all the same */
export function readTraces(read: SettingReaders): TraceSettings | undefined {
  const isDisabled = read.choice('OTEL_SDK_DISABLED', ['true', 'false']) === 'true';
  const exporter = read.choice('OTEL_TRACES_EXPORTER', ['otlp', 'none']);
  const base = read.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const own = read.address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:']);
  const settings = {
    protocol:
      read.choice('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', PROTOCOLS) ??
      read.choice('OTEL_EXPORTER_OTLP_PROTOCOL', PROTOCOLS) ??
      'http/protobuf',
    headers: {
      ...readHeaders(read, 'OTEL_EXPORTER_OTLP_HEADERS'),
      ...readHeaders(read, 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'),
    },
    timeoutMs:
      read.integer('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT', { min: 1, max: MAX_TIMEOUT_MS }) ??
      read.integer('OTEL_EXPORTER_OTLP_TIMEOUT', { min: 1, max: MAX_TIMEOUT_MS }) ??
      DEFAULT_TIMEOUT_MS,
    serviceName: read.text('OTEL_SERVICE_NAME'),
    attributes:
      read.parsed('OTEL_RESOURCE_ATTRIBUTES', "pairs such as 'name=value', separated by commas", parsePairs) ?? {},
    sampler: read.choice('OTEL_TRACES_SAMPLER', SAMPLERS) ?? 'parentbased_always_on',
    ratio: read.parsed('OTEL_TRACES_SAMPLER_ARG', 'a number from 0 to 1', parseRatio) ?? 1,
  };
  const url = own ?? (base === undefined ? undefined : signalAddress(base));
  if (isDisabled || exporter === 'none' || url === undefined) return undefined;
  const serviceName = settings.serviceName ?? settings.attributes['service.name'] ?? 'daybook';
  return { ...settings, serviceName, url };
}
