import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { PartState } from '../status/partState';

type Finish = Parameters<SpanExporter['export']>[1];

/** Of an enumeration whose package is not ours to import. */
const SUCCESS = 0;

/** A rejected request says more by its status than by its text. */
function exportProblem(error: Error | undefined): unknown {
  const code = error !== undefined && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
  if (code !== undefined) return new Error(`The collector answered ${code} ${error?.message ?? ''}`);
  return error ?? new Error('The collector did not accept the spans');
}

/** Reports to `state` whether the collector accepts spans, and counts those that it does not. */
export class ObservedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #state: PartState;
  #lostSpans = 0;

  constructor(exporter: SpanExporter, state: PartState) {
    this.#exporter = exporter;
    this.#state = state;
  }

  get lostSpans(): number {
    return this.#lostSpans;
  }

  export(spans: Parameters<SpanExporter['export']>[0], finish: Finish): void {
    this.#exporter.export(spans, (result) => {
      if (Number(result.code) === SUCCESS) {
        this.#state.works();
      } else {
        this.#lostSpans += spans.length;
        this.#state.fails(exportProblem(result.error));
      }
      finish(result);
    });
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}
