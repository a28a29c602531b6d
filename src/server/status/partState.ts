import { isNativeError } from 'node:util/types';

/** What is known of a part that Daybook needs or that the settings name. */
export interface PartReading {
  readonly works: boolean;
  /** By the machine's clock, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly checkedAtMs: number;
  /** Null while it works. */
  readonly reason: string | null;
}

const MAX_REASON_LENGTH = 300;

/** What is before an @ is a password in addresses of servers and a person in those of mails; a reason is shown and logged. */
const withoutPeople = (text: string): string => text.replace(/[^/\s@<"']+@(?=[\w[])/g, '…@');

/** The innermost reason of an error in one line: what wraps it says less (`fetch failed`). */
export function plainReason(error: unknown): string {
  if (!isNativeError(error)) return plainText(String(error));
  const inner: unknown = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error.cause;
  if (isNativeError(inner)) return plainReason(inner);
  const { code } = error as NodeJS.ErrnoException;
  const text = error.message || String(code ?? error.name);
  const meaning = MEANINGS[String(code)];
  return plainText(meaning === undefined ? text : `${meaning} (${text})`);
}

/** The meaning of system error codes for an administrator. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers there',
  ECONNRESET: 'The connection was cut',
  EHOSTUNREACH: 'The machine cannot be reached',
  ENETUNREACH: 'The network cannot be reached',
  ENOTFOUND: 'The name of the machine is not known',
  EAI_AGAIN: 'The name of the machine cannot be looked up',
  ETIMEDOUT: 'It does not answer',
  EAUTH: 'It does not accept user or password',
  ENOENT: 'The folder is not there',
  ENOTDIR: 'The path leads through a file',
  EACCES: 'The system does not allow it',
  EPERM: 'The system does not allow it',
  EROFS: 'The disk can only be read',
  ENOSPC: 'The disk is full',
};

const plainText = (text: string): string => withoutPeople(text).replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH);

/** Remembers whether a part works, and since when. What uses or checks the part reports to it. */
export class PartState {
  readonly #machineNow: () => Date;
  readonly #onChange: (reading: PartReading) => void;
  #reading: PartReading | undefined;

  /** @param onChange called when the part fails for the first time, stops working or works again */
  constructor(machineNow: () => Date, onChange: (reading: PartReading) => void = () => undefined) {
    this.#machineNow = machineNow;
    this.#onChange = onChange;
  }

  /** Undefined until something is known. */
  get reading(): PartReading | undefined {
    return this.#reading;
  }

  works(): PartReading {
    return this.#become(null);
  }

  fails(error: unknown): PartReading {
    return this.#become(plainReason(error));
  }

  #become(reason: string | null): PartReading {
    const former = this.#reading;
    const works = reason === null;
    const checkedAtMs = this.#machineNow().getTime();
    const isSame = former?.works === works;
    const reading = { works, sinceMs: isSame ? former.sinceMs : checkedAtMs, checkedAtMs, reason };
    this.#reading = reading;
    if (!isSame && !(works && former === undefined)) this.#onChange(reading);
    return reading;
  }
}
