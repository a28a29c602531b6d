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

/** Addresses of servers can contain passwords, and a reason is shown and logged. */
const withoutPasswords = (text: string): string => text.replace(/(\w+:\/\/)[^/\s@]*@/g, '$1…@');

/** The innermost reason of an error in one line: what wraps it says less (`fetch failed`). */
function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return plainText(String(error));
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (inner instanceof Error) return plainReason(inner);
  return plainText(error.message === '' ? String((error as NodeJS.ErrnoException).code ?? error.name) : error.message);
}

const plainText = (text: string): string =>
  withoutPasswords(text).replace(/\s+/g, ' ').trim().slice(0, MAX_REASON_LENGTH);

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

  works(): void {
    this.#become(null);
  }

  fails(error: unknown): void {
    this.#become(plainReason(error));
  }

  #become(reason: string | null): void {
    const former = this.#reading;
    const works = reason === null;
    const checkedAtMs = this.#machineNow().getTime();
    const isSame = former?.works === works;
    this.#reading = { works, sinceMs: isSame ? former.sinceMs : checkedAtMs, checkedAtMs, reason };
    if (!isSame && !(works && former === undefined)) this.#onChange(this.#reading);
  }
}
