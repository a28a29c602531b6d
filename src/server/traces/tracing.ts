import type { FastifyInstance } from 'fastify';
import type { PartReading } from '../status/partState';

/** Facts of a span. Never personal data, values of statements or query strings: spans leave the company's machines. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface StepOptions {
  /** The step is a trace of its own when it belongs to no request. */
  readonly startsTrace?: boolean;
}

/** Sends spans to a collector. Without its settings there is none, and its packages are not loaded. */
export interface Tracing {
  /** A span for each operation from now on. */
  observe(app: FastifyInstance): void;
  /** Runs a step of the current request as a span; without a request only the step is run. */
  step<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>, options?: StepOptions): Promise<Result>;
  /** Runs a database statement as a step, under a short name. */
  statement<Result>(text: string, work: () => Promise<Result>): Promise<Result>;
  /** Whether the collector accepts the spans; undefined before the first attempt. */
  readonly reading: PartReading | undefined;
  /** Spans that the collector has not accepted since the start. */
  readonly lostSpans: number;
  /** Sends what is left, within three seconds. */
  close(): Promise<void>;
}
