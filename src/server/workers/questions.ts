import type { Worker } from 'node:cluster';

/** What processes of one server ask each other. */
export type Topic = 'metrics' | 'report' | 'reports';

interface Question {
  readonly question: number;
  readonly topic: Topic;
}

interface Answer {
  readonly answer: number;
  readonly value: unknown;
}

/** A process at the other end of a message channel. */
interface Peer {
  isConnected(): boolean;
  send(message: object): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  off(event: 'message', listener: (message: unknown) => void): unknown;
}

const supervisor: Peer = {
  isConnected: () => process.connected === true,
  send: (message) => process.send?.(message),
  on: (event, listener) => process.on(event, listener),
  off: (event, listener) => process.off(event, listener),
};

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'question' in message && 'topic' in message;

const isAnswer = (message: unknown, number: number): message is Answer =>
  typeof message === 'object' &&
  message !== null &&
  'answer' in message &&
  message.answer === number &&
  'value' in message;

type Answers = Partial<Record<Topic, () => Promise<unknown>>>;

function answerPeer(peer: Peer, answers: Answers, warn: (line: string) => void): void {
  peer.on('message', (message) => {
    const read = isQuestion(message) ? answers[message.topic] : undefined;
    if (read === undefined || !isQuestion(message)) return;
    read().then(
      (value) => peer.isConnected() && peer.send({ answer: message.question, value } satisfies Answer),
      (error: unknown) =>
        warn(`Another process got no ${message.topic}: ${error instanceof Error ? error.message : String(error)}`),
    );
  });
}

let lastNumber = 0;

/** @returns undefined when the other process does not answer in time */
function ask<Value>(peer: Peer, topic: Topic, waitMs: number): Promise<Value | undefined> {
  if (!peer.isConnected()) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const number = ++lastNumber;
    const finish = (value: Value | undefined): void => {
      clearTimeout(timer);
      peer.off('message', onMessage);
      resolve(value);
    };
    const onMessage = (message: unknown): void => {
      // Both ends are of the same version: the topic determines the shape.
      if (isAnswer(message, number)) finish(message.value as Value);
    };
    const timer = setTimeout(() => finish(undefined), waitMs);
    peer.on('message', onMessage);
    peer.send({ question: number, topic } satisfies Question);
  });
}

/** In a worker: answers the supervisor. */
export const answerSupervisor = (answers: Answers, warn: (line: string) => void): void =>
  answerPeer(supervisor, answers, warn);

/** In the supervisor: answers a worker. */
export const answerWorker = (worker: Worker, answers: Answers, warn: (line: string) => void): void =>
  answerPeer(worker, answers, warn);

/** In a worker. */
export const askSupervisor = <Value>(topic: Topic, waitMs: number): Promise<Value | undefined> =>
  ask<Value>(supervisor, topic, waitMs);

/** In the supervisor: the answers of all workers that answer in time; one that is that busy is left out. */
export async function askWorkers<Value>(workers: readonly Worker[], topic: Topic, waitMs: number): Promise<Value[]> {
  const answers = await Promise.all(workers.map((worker) => ask<Value>(worker, topic, waitMs)));
  return answers.filter((value) => value !== undefined);
}
