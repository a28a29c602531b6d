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
} from '../support/hostileInput';
import type { RecordIds } from './recordIds';

const hostileHeaders: readonly (readonly [string, string])[] = [
  ['x-daybook-tab', 'é'.repeat(100)],
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

/** Requests made of the contract: one field out of its bounds, one at their end, all of them at random, or a broken form. */
export class HostileRequests {
  readonly #random: SeededRandom;
  readonly #ids: RecordIds;
  readonly #fields = new Map(contractOperations.map((operation) => [operation.operationId, inputFields(operation)]));

  constructor(seed: number, ids: RecordIds) {
    this.#random = new SeededRandom(`hostile ${seed}`);
    this.#ids = ids;
  }

  next(operation: ContractOperation): BuiltRequest {
    const fields = this.#fields.get(operation.operationId) ?? [];
    const values = this.#sentValues(operation, fields);
    const request = buildRequest(operation, values);
    return this.#random.chance(0.1) ? this.#broken(request) : request;
  }

  #sentValues(operation: ContractOperation, fields: readonly InputField[]): (readonly [InputField, SentValue])[] {
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
