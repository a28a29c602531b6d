import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { context, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { machineTime } from '../clock/companyClock';
import { PartState } from '../status/partState';
import { ObservedExporter } from './observedExporter';
import { traceRequests } from './requestSpans';
import { statementName } from './statementName';
import type { TraceSettings } from './traceSettings';
import type { SpanFacts, StepOptions, Tracing } from './tracing';

/** Together with the time for open requests less than a stopping process has. */
const FLUSH_MS = 3000;

const rootSampler = ({ sampler, ratio }: TraceSettings): Sampler => {
  if (sampler.endsWith('traceidratio')) return new TraceIdRatioBasedSampler(ratio);
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new AlwaysOnSampler();
};

const createSampler = (settings: TraceSettings): Sampler =>
  settings.sampler.startsWith('parentbased_')
    ? new ParentBasedSampler({ root: rootSampler(settings) })
    : rootSampler(settings);

async function createExporter({ protocol, url, headers, timeoutMs }: TraceSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs });
}

/** The kind of an error without its text, which can contain addresses and values. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

class SpanTracing implements Tracing {
  readonly #tracer: Tracer;
  readonly #provider: NodeTracerProvider;
  readonly #exporter: ObservedExporter;
  readonly #state: PartState;
  #log: FastifyBaseLogger | undefined;

  constructor(settings: TraceSettings, exporter: SpanExporter, worker: number) {
    this.#state = new PartState(machineTime, ({ works, reason }) => {
      if (works) this.#log?.info('The collector of traces accepts spans again');
      else this.#log?.warn({ reason }, 'The collector of traces does not accept spans');
    });
    this.#exporter = new ObservedExporter(exporter, this.#state);
    this.#provider = new NodeTracerProvider({
      resource: resourceFromAttributes({
        'service.instance.id': `${os.hostname()}-${worker}`,
        'host.name': os.hostname(),
        ...settings.attributes,
        'service.name': settings.serviceName,
      }),
      sampler: createSampler(settings),
      spanProcessors: [new BatchSpanProcessor(this.#exporter)],
    });
    this.#provider.register();
    this.#tracer = this.#provider.getTracer('daybook');
  }

  get reading(): Tracing['reading'] {
    return this.#state.reading;
  }

  get lostSpans(): number {
    return this.#exporter.lostSpans;
  }

  observe(app: FastifyInstance): void {
    this.#log = app.log;
    traceRequests(app, this.#tracer);
  }

  step<Result>(
    name: string,
    facts: SpanFacts,
    work: () => Promise<Result>,
    { startsTrace = false }: StepOptions = {},
  ): Promise<Result> {
    if (trace.getSpan(context.active()) === undefined && !startsTrace) return work();
    return this.#within(name, facts, work);
  }

  statement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
    // A request that was answered may have started work for others, such as a read for all streams.
    if (trace.getSpan(context.active())?.isRecording() !== true) return work();
    const { operation, table } = statementName(text);
    const facts = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    };
    return this.#within(table === undefined ? operation : `${operation} ${table}`, facts, work);
  }

  async close(): Promise<void> {
    // Rejected spans are counted already.
    await Promise.race([this.#provider.shutdown().catch(() => undefined), wait(FLUSH_MS)]);
  }

  #within<Result>(name: string, attributes: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    return this.#tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, context.active(), async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setAttribute('error.type', errorType(error)).setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  }
}

/**
 * Loads the packages and begins to send spans, in the background and in batches.
 * @param worker number of this process among those of the server
 */
export async function startTracing(settings: TraceSettings, worker: number): Promise<Tracing> {
  return new SpanTracing(settings, await createExporter(settings), worker);
}
