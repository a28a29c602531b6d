import { contractOperations, type ContractOperation } from '../../src/server/operations/contractDocument';
import { SeededRandom } from '../../src/server/demo/seed/seededRandom';
import {
  buildRequest,
  extremeValues,
  inputFields,
  usualValue,
  wrongValues,
  type BuiltRequest,
  type InputField,
  type SentValue,
} from '../support/server/hostileInput';
import type { RecordIds } from './recordIds';

const hostileHeaders: readonly (readonly [string, string])[] = [
  ['x-daybook-tab', 'é'.repeat(100)],
  ['x-daybook-call', '-1'],
  ['x-daybook-call', '9'.repeat(400)],
  ['x-device-key', 'x'.repeat(400)],
  ['accept-encoding', 'br;q=x, ,;'],
  ['user-agent', '\u00ff'.repeat(2000)],
  ['content-type', 'application/x-www-form-urlencoded; charset=utf-7'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', 'application/json'],
  ['if-none-match', '*'],
  ['range', 'bytes=-1-'],
  ['origin', 'null'],
];
const brokenTails = [
  '%',
  '%zz',
  '%00',
  '&=&&',
  '?',
  '#',
  '&__proto__=x',
  '&constructor[prototype]=x',
  '&limit=1&limit=2',
  ';',
  `&x=${'y'.repeat(3000)}`,
];

type Values = readonly (readonly [InputField, SentValue])[];

/** A request, and the values it is made of; undefined where its form is broken too. */
export interface HostileRequest extends BuiltRequest {
  readonly values: Values | undefined;
}

/** The request of an operation that came furthest so far. */
interface Furthest {
  readonly values: Values;
  readonly steps: number;
  /** Fields that were rejected. */
  readonly rejected: ReadonlySet<string>;
}

/** How far the server went with a request: past the check of its fields, to the record, to the rules, to the end. */
function getSteps(status: number, rejected: number): number {
  if (status < 400) return 1000;
  switch (status) {
    case 400:
      return 200 - rejected;
    case 404:
      return 200;
    case 409:
      return 400;
    case 422:
      return 400 - rejected;
    default:
      return 0;
  }
}

/**
 * Requests made of the contract: one field out of its bounds, one at their end, all of them at random, or a broken form.
 * Half of them change what came furthest so far, so that they reach the rules behind the checks of the fields; others
 * change a request that is known to succeed.
 */
export class HostileRequests {
  readonly #furthest = new Map<string, Furthest>();
  readonly #random: SeededRandom;
  readonly #ids: RecordIds;
  readonly #fields = new Map(contractOperations.map((operation) => [operation.operationId, inputFields(operation)]));

  constructor(seed: number, ids: RecordIds) {
    this.#random = new SeededRandom(`hostile ${seed}`);
    this.#ids = ids;
  }

  next(operation: ContractOperation): HostileRequest {
    const furthest = this.#furthest.get(operation.operationId);
    const values =
      furthest !== undefined && this.#random.chance(0.5)
        ? this.#changed(operation, furthest)
        : this.#sentValues(operation, this.#fields.get(operation.operationId) ?? []);
    const request = buildRequest(operation, values);
    return this.#random.chance(0.1) ? { ...this.#broken(request), values: undefined } : { ...request, values };
  }

  /** A valid request as it is, or with one or two other values: past the checks of all other fields. */
  changedFrom(
    operation: ContractOperation,
    valid: Readonly<Record<string, SentValue>>,
    isUnchanged: boolean,
  ): HostileRequest {
    const fields = this.#fields.get(operation.operationId) ?? [];
    const count = isUnchanged
      ? 0
      : this.#random.weighted([
          [0, 1],
          [1, 4],
          [2, 3],
        ] as const);
    const changed = new Set(this.#random.shuffled(fields).slice(0, count));
    const values: Values = fields.map((field) => [
      field,
      changed.has(field) ? this.#otherValue(operation, field) : valid[field.name],
    ]);
    return { ...buildRequest(operation, values), values };
  }

  #otherValue(operation: ContractOperation, field: InputField): SentValue {
    const ids = this.#ids.for(operation, field);
    const oneOf = (values: readonly SentValue[]): SentValue => this.#random.shuffled(values)[0];
    const choose = this.#random.weighted<() => SentValue>([
      [() => oneOf(extremeValues(field, ids)), 5],
      [() => oneOf(this.#ids.texts(field)), 2],
      [() => oneOf(wrongValues(field)), 1],
      [() => undefined, 1],
    ]);
    return choose();
  }

  /** Takes note of how the server answered. */
  answered(
    { operationId }: ContractOperation,
    { values }: HostileRequest,
    status: number,
    rejected: ReadonlySet<string>,
  ): void {
    if (values === undefined) return;
    const steps = getSteps(status, rejected.size);
    if (status < 400)
      for (const [{ name }, value] of values) if (typeof value === 'string') this.#ids.learnText(name, value);
    if (status > 0 && steps > 0 && steps >= (this.#furthest.get(operationId)?.steps ?? 0))
      this.#furthest.set(operationId, { values, steps, rejected });
  }

  /** Other values for the fields that were rejected, and for one more. */
  #changed(operation: ContractOperation, { values, rejected }: Furthest): Values {
    const more = values.length === 0 ? undefined : this.#random.pick(values)[0];
    return values.map(([field, value]) => {
      if (!rejected.has(field.name) && field !== more) return [field, value];
      const ids = this.#ids.for(operation, field);
      const oneOf = (texts: readonly SentValue[]): SentValue => this.#random.shuffled(texts)[0];
      const choose = this.#random.weighted<() => SentValue>([
        [() => oneOf(this.#ids.texts(field)), 3],
        [() => oneOf(extremeValues(field, ids)), 3],
        [() => usualValue(field, ids), 1],
        [() => undefined, 1],
      ]);
      return [field, choose()];
    });
  }

  #sentValues(operation: ContractOperation, fields: readonly InputField[]): Values {
    const usual = (field: InputField): SentValue => usualValue(field, this.#ids.for(operation, field));
    const oneOf = (values: readonly SentValue[]): SentValue =>
      values[this.#random.integer(0, Math.max(0, values.length - 1))];
    const extreme = (field: InputField): SentValue => oneOf(extremeValues(field, this.#ids.for(operation, field)));
    const wrong = (field: InputField): SentValue => oneOf(wrongValues(field));
    const way = this.#random.integer(1, 100);
    if (way > 60)
      return fields.map((field) => [
        field,
        this.#random.weighted<(field: InputField) => SentValue>([
          [usual, 5],
          [extreme, 8],
          [wrong, 1],
          [() => undefined, 2],
        ])(field),
      ]);
    const changed = fields.length === 0 ? undefined : this.#random.pick(fields);
    return fields.map((field) => [field, field !== changed ? usual(field) : way > 25 ? extreme(field) : wrong(field)]);
  }

  #broken(request: BuiltRequest): BuiltRequest {
    const tail = this.#random.pick(brokenTails);
    switch (this.#random.integer(1, 4)) {
      case 1:
        return { ...request, url: `${request.url}${request.url.includes('?') ? '' : '?'}${tail}` };
      case 2:
        return typeof request.payload === 'string'
          ? { ...request, payload: `${request.payload}${tail}` }
          : { ...request, payload: request.payload?.subarray(0, this.#random.integer(0, request.payload.length)) };
      case 3:
        return { ...request, url: request.url.replace(/\/[^/?]*(?=\?|$)/, `/${encodeURIComponent(tail)}`) };
      default:
        return {
          ...request,
          headers: { ...request.headers, ...Object.fromEntries([this.#random.pick(hostileHeaders)]) },
        };
    }
  }
}
