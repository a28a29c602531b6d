import type { ContractOperation } from '../../src/server/operations/contractDocument';
import type { InputField } from '../support/hostileInput';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const maxIdsOfName = 400;

/** Ids of stored records as answers name them, so that hostile requests come past 'not found'. */
export class RecordIds {
  readonly #byName = new Map<string, Set<string>>();
  readonly #spared = new Set<string>();
  #turn = 0;

  /** Not to be changed: the run needs it itself. */
  spare(id: unknown): void {
    if (isId(id)) this.#spared.add(id);
  }

  /** Remembers the ids in an answer by the names of their fields; a record's own by the area of the operation. */
  learn(area: string, answer: unknown): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 100)) this.learn(area, item);
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (isId(value)) this.#add(name === '_id' || name === 'id' ? area : name.toLowerCase(), value);
        else this.learn(area, value);
      }
    }
  }

  /** Two known ids that fit the field, in turn, and one that no record has. */
  for(operation: ContractOperation, { name }: InputField): string[] {
    const known = [...(this.#byName.get(name.toLowerCase()) ?? this.#byName.get(routeArea(operation)) ?? [])];
    if (known.length === 0) return [unknownId];
    this.#turn += 1;
    return [
      known[this.#turn % known.length] ?? unknownId,
      known[(this.#turn * 7) % known.length] ?? unknownId,
      unknownId,
    ];
  }

  /** The names under which ids are known. */
  get names(): string[] {
    return [...this.#byName.keys()];
  }

  /** The first, last or another id known under this name. */
  under(name: string, place: 'first' | 'last' | 'next'): string {
    const ids = [...(this.#byName.get(name) ?? [])];
    const index = place === 'first' ? 0 : place === 'last' ? ids.length - 1 : (this.#turn += 1) % ids.length;
    return ids[index] ?? unknownId;
  }

  #add(name: string, id: string): void {
    if (this.#spared.has(id)) return;
    const ids = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, ids);
    if (ids.size < maxIdsOfName) ids.add(id);
  }
}

const unknownId = '01890000-0000-7000-8000-00000000dead';

/** Records of one area share their ids: /auth/tasks/edit and /auth/tasks/list. */
export const routeArea = ({ route }: ContractOperation): string =>
  route.split('/').find((word) => !/^(|auth|uplodeauth|:.*)$/.test(word)) ?? '';
