import { cacheOwner } from '../../../../database/pools/queuedPool';

/** Characters of all texts of one database, about 10,000 tasks. */
const maxLength = 8_000_000;

interface TaskText {
  readonly version: string;
  readonly text: string;
}

/**
 * Tasks as JSON without their dependencies, in the version of their rows: writing a list again from the values of unchanged
 * rows takes several times as long, for the database and for the server. The oldest are discarded first.
 */
class TaskTexts {
  readonly #texts = new Map<string, TaskText>();
  #length = 0;

  /** undefined for a task that has another version now. */
  find(id: string, version: string): string | undefined {
    const known = this.#texts.get(id);
    return known?.version === version ? known.text : undefined;
  }

  add(id: string, version: string, text: string): void {
    this.#discard(id);
    this.#texts.set(id, { version, text });
    this.#length += text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#length <= maxLength) return;
      this.#discard(oldest);
    }
  }

  #discard(id: string): void {
    this.#length -= this.#texts.get(id)?.text.length ?? 0;
    this.#texts.delete(id);
  }
}

/** Windows that were read of late: it pays to ask for the versions of their rows first. */
const maxWindows = 300;
/** Longer windows are read once, for files. */
export const maxRememberedRows = 500;

/** The ids of windows as they were when they were last read, by the key of the window. The least recently used are discarded. */
class ReadWindows {
  readonly #ids = new Map<string, readonly string[]>();

  find(key: string): readonly string[] | undefined {
    return this.#ids.get(key);
  }

  add(key: string, ids: readonly string[]): void {
    this.#ids.delete(key);
    if (ids.length <= maxRememberedRows) this.#ids.set(key, ids);
    for (const oldest of this.#ids.keys()) if (this.#ids.size > maxWindows) this.#ids.delete(oldest);
  }
}

interface Memory {
  readonly texts: TaskTexts;
  readonly windows: ReadWindows;
}

const memories = new WeakMap<object, Memory>();

/** What this process remembers of the tasks of a database. */
export function taskMemory(database: object): Memory {
  const owner = cacheOwner(database);
  const memory = memories.get(owner) ?? { texts: new TaskTexts(), windows: new ReadWindows() };
  memories.set(owner, memory);
  return memory;
}
