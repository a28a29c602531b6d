import type { ContractOperation } from '../../src/server/operations/contractDocument';
import { SeededRandom } from '../../src/server/demo/seed/seededRandom';
import type { InputField } from '../support/server/hostileInput';

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
const maxIdsOfName = 400;
const maxTextsOfName = 50;
const maxTextLength = 200;

/** Fields of an answer that hold its own records; others hold records of another kind. */
const holdsRows = (name: string): boolean => /^(data|rows)$/i.test(name);

/** Ids and texts of stored records as answers name them, so that hostile requests come past 'not found' and rules of fields. */
export class RecordIds {
  readonly #byName = new Map<string, Set<string>>();
  readonly #textsByName = new Map<string, Set<string>>();
  readonly #spared = new Set<string>();
  readonly #random: SeededRandom;
  #turn = 0;

  constructor(seed = 1) {
    this.#random = new SeededRandom(`ids ${seed}`);
  }

  /** Not to be changed: the run needs it itself. */
  spare(id: unknown): void {
    if (isId(id)) this.#spared.add(id);
  }

  /** Before everything is read again. */
  forgetIds(): void {
    this.#byName.clear();
  }

  /** Remembers the ids in an answer by the names of their fields; a record's own by the area of the operation, or by the field that has it. */
  learn(area: string, answer: unknown): void {
    if (Array.isArray(answer)) for (const item of answer.slice(0, 100)) this.learn(area, item);
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (isId(value)) this.#add(name === '_id' || name === 'id' ? area : name.toLowerCase(), value);
        else if (typeof value === 'object') this.learn(holdsRows(name) ? area : name.toLowerCase(), value);
        else this.learnText(name, String(value));
      }
    }
  }

  /** Remembers a text as one of a field of this name. */
  learnText(name: string, text: string): void {
    if (text.length > maxTextLength || isId(text)) return;
    const texts = this.#textsByName.get(name) ?? new Set();
    this.#textsByName.set(name, texts);
    if (texts.size < maxTextsOfName) texts.add(text);
  }

  /** Texts that answers and accepted requests have under the name of the field. */
  texts({ name }: InputField): string[] {
    return [...(this.#textsByName.get(name) ?? [])];
  }

  /** Two known ids that the field may mean, and one that no record has. */
  for(operation: ContractOperation, field: InputField): string[] {
    const [pool = ''] = this.#random.shuffled(this.#poolsFor(operation, field));
    const known = [...(this.#byName.get(pool) ?? [])];
    return [...(known.length === 0 ? [] : [this.#random.pick(known), this.#random.pick(known)]), unknownId];
  }

  /** Names whose ids the field may mean: its own, the area of the operation, or a kind of record that one of them mentions. */
  #poolsFor(operation: ContractOperation, { name }: InputField): string[] {
    const mentioned = `${/^ids?$/i.test(name) ? '' : name} ${operation.operationId} ${operation.route}`.toLowerCase();
    const isMentioned = (pool: string): boolean => mentioned.includes(pool.replace(/(_?ids?|s)$/, ''));
    const own = [name.toLowerCase(), routeArea(operation)].filter((pool) => this.#byName.has(pool));
    // Its own as often as all others together.
    const others = this.names.filter((pool) => isMentioned(pool) && !own.includes(pool));
    return [...own, ...Array.from(others, () => own).flat(), ...others];
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
