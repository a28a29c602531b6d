export interface KnownPerson {
  id: string;
  code: string;
  email: string;
  full_name: string;
  status: 'Active' | 'DeActive';
  role_id: string;
  team_leader_id: string | null;
}

const personKeys = ({ code, email, full_name }: KnownPerson): readonly string[] =>
  [`code ${code}`, `email ${email}`, `name ${code}`, `name ${full_name}`, `name ${full_name} (${code})`].map((key) =>
    key.toLowerCase(),
  );

/**
 * The people of the company by id, and by everything that a row of an import can collide with or name. Without the
 * indexes each row would look at everyone, and 2,000 rows would occupy the server for seconds.
 */
export class KnownPeople extends Map<string, KnownPerson> {
  readonly #byKey = new Map<string, Set<KnownPerson>>();

  constructor(people: readonly KnownPerson[]) {
    super();
    for (const person of people) this.set(person.id, person);
  }

  override set(id: string, person: KnownPerson): this {
    const former = this.get(id);
    for (const key of former === undefined ? [] : personKeys(former))
      this.#byKey.get(key)?.delete(former as KnownPerson);
    for (const key of personKeys(person)) {
      const holders = this.#byKey.get(key);
      if (holders === undefined) this.#byKey.set(key, new Set([person]));
      else holders.add(person);
    }
    return super.set(id, person);
  }

  /** True when another person has this code or mail address, whatever the case. */
  isTaken(kind: 'code' | 'email', value: string, exceptId: string): boolean {
    return this.#find(`${kind} ${value}`).some(({ id }) => id !== exceptId);
  }

  /** The people with this code, name, or 'Name (Code)', whatever the case. */
  named(text: string): KnownPerson[] {
    return this.#find(`name ${text}`);
  }

  #find(key: string): KnownPerson[] {
    return [...(this.#byKey.get(key.toLowerCase()) ?? [])];
  }
}
