import { LRUCache } from 'lru-cache';
import { cacheOwner } from '../../../../database/pools/queuedPool';
import type { KnownEnds } from '../../dependencies/dependenciesReadModel';
import type { CachedAnswer } from '../../../../operations/operationShapes';
import type { OperationTypes } from '../../../../operations/operationTypes.gen';

/** Characters of all texts of one database, about 10,000 tasks. */
const maxLength = 8_000_000;

interface TaskText {
  readonly version: string;
  readonly text: string;
}

/**
 * Tasks as JSON without their dependencies, in the version of their rows: writing a list again from the values of unchanged
 * rows takes several times as long, for the database and for the server. The least recently used are discarded.
 */
class TaskTexts {
  readonly #texts = new LRUCache<string, TaskText>({
    maxSize: maxLength,
    sizeCalculation: ({ text }) => text.length,
  });

  /** undefined for a task that has another version now. */
  find(id: string, version: string): string | undefined {
    const known = this.#texts.get(id);
    return known?.version === version ? known.text : undefined;
  }

  add(id: string, version: string, text: string): void {
    this.#texts.set(id, { version, text });
  }
}

/** Windows that were read of late: it pays to ask for the versions of their rows first. */
const maxWindows = 300;
/** Longer windows are read once, for files. */
export const maxRememberedRows = 500;

/** A window as it was when it was last read: what its list is expected to be, so that all is read in one round trip. */
export interface ReadWindow {
  readonly ids: readonly string[];
  /** Length of the whole list. */
  readonly total: number;
}

/** A window that is read again. */
export interface ExpectedWindow extends ReadWindow {
  /** The dependencies of its tasks, from an earlier call. */
  readonly ends: KnownEnds | undefined;
}

/** By the key of the window. The least recently used are discarded. */
class ReadWindows {
  readonly #windows = new LRUCache<string, ReadWindow>({ max: maxWindows });

  find(key: string): ReadWindow | undefined {
    return this.#windows.get(key);
  }

  add(key: string, window: ReadWindow): void {
    if (window.ids.length <= maxRememberedRows) this.#windows.set(key, window);
    else this.#windows.delete(key);
  }
}

/** Characters of all answers of one database, about 35 lists of a hundred tasks; with what is sent of them twice as much. */
const maxAnswersLength = 4_000_000;

/** The answer of a window, with all that it was written from: the same rows and ends make the same answer. */
interface CachedList {
  readonly total: number;
  /** Those of the window that was noted with the answer: the dependencies of other tasks can be the same text. */
  readonly ids: readonly string[];
  /** Ids and versions of the rows, as the database has sent them. */
  readonly rowsText: string;
  /** The dependencies of the rows, as one caller saw them last. */
  readonly ends: KnownEnds;
  readonly answer: CachedAnswer<OperationTypes['listTasks']['answer']>;
}

/** Answers of windows that were read at least twice, by the key of the window. The least recently used are discarded. */
class CachedLists {
  readonly #lists = new LRUCache<string, CachedList>({
    maxSize: maxAnswersLength,
    sizeCalculation: ({ rowsText, ends, answer }) => rowsText.length + ends.text.length + answer.json.length,
  });

  find(key: string): CachedList | undefined {
    return this.#lists.get(key);
  }

  add(key: string, list: CachedList): void {
    this.#lists.set(key, list);
  }
}

interface Memory {
  readonly texts: TaskTexts;
  readonly windows: ReadWindows;
  readonly lists: CachedLists;
}

const memories = new WeakMap<object, Memory>();

/** What this process remembers of the tasks of a database. */
export function taskMemory(database: object): Memory {
  const owner = cacheOwner(database);
  const memory = memories.get(owner) ?? {
    texts: new TaskTexts(),
    windows: new ReadWindows(),
    lists: new CachedLists(),
  };
  memories.set(owner, memory);
  return memory;
}
