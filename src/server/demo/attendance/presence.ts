import type { Person } from '../people/person';

/** A working day of one employee. Minutes count from midnight of the company; what the device missed is a gap. */
export interface Presence {
  readonly inMinute: number;
  readonly outMinute: number;
  readonly lunch: readonly [number, number] | null;
  readonly hasInGap: boolean;
  readonly hasOutGap: boolean;
  /** Minute from which the day counts as overtime; null for an ordinary day. */
  readonly overtimeFrom: number | null;
}

/** Presence by day, and absence without leave. */
export class PresenceBook {
  readonly #days = new Map<string, Map<number, Presence>>();
  readonly #absences = new Map<string, number[]>();

  enter(person: Person, day: number, presence: Presence): void {
    const days = this.#days.get(person.id);
    if (days) days.set(day, presence);
    else this.#days.set(person.id, new Map([[day, presence]]));
  }

  enterAbsence(person: Person, day: number): void {
    this.#absences.set(person.id, [...this.absences(person), day]);
  }

  of(person: Person, day: number): Presence | undefined {
    return this.#days.get(person.id)?.get(day);
  }

  /** Days of an employee with presence, in order. */
  days(person: Person): readonly (readonly [number, Presence])[] {
    return [...(this.#days.get(person.id) ?? [])];
  }

  /** Working days without leave and without presence. */
  absences(person: Person): readonly number[] {
    return this.#absences.get(person.id) ?? [];
  }
}
