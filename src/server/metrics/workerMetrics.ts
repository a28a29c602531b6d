import type { Worker } from 'node:cluster';
import type { MetricValues } from './serverMetrics';

/** A worker that is that busy is left out; the metrics of the others arrive. */
const WAIT_MS = 5000;

/** From the supervisor to a worker. */
interface MetricsRequest {
  readonly metricsRequest: number;
}

interface MetricsAnswer {
  readonly metricsAnswer: number;
  readonly values: MetricValues;
}

const isRequest = (message: unknown): message is MetricsRequest =>
  typeof message === 'object' && message !== null && 'metricsRequest' in message;

const isAnswer = (message: unknown, number: number): message is MetricsAnswer =>
  typeof message === 'object' &&
  message !== null &&
  'metricsAnswer' in message &&
  message.metricsAnswer === number &&
  'values' in message;

/** In a worker: answers the supervisor. */
export function answerMetrics(readValues: () => Promise<MetricValues>): void {
  process.on('message', (message) => {
    if (!isRequest(message)) return;
    void readValues().then((values) =>
      process.send?.({ metricsAnswer: message.metricsRequest, values } satisfies MetricsAnswer),
    );
  });
}

let lastNumber = 0;

const askWorker = (worker: Worker): Promise<MetricValues | undefined> =>
  new Promise((resolve) => {
    const number = ++lastNumber;
    const finish = (values: MetricValues | undefined): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      resolve(values);
    };
    const onMessage = (message: unknown): void => {
      if (isAnswer(message, number)) finish(message.values);
    };
    const timer = setTimeout(() => finish(undefined), WAIT_MS);
    worker.on('message', onMessage);
    worker.send({ metricsRequest: number } satisfies MetricsRequest);
  });

/** The metrics of every worker that answers in time. */
export async function askMetrics(workers: readonly Worker[]): Promise<MetricValues[]> {
  const answers = await Promise.all(workers.filter((worker) => worker.isConnected()).map(askWorker));
  return answers.filter((values) => values !== undefined);
}
