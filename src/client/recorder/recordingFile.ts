/** The content of a `.daybook.json.gz` file; `recording.schema.json` describes it for other programs. */
export interface RecordingFile {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  /** Of the program; 'unknown' when it was built outside a repository. */
  readonly commit: string;
  /** Hash of the API contract. */
  readonly contract: string;
  /** The company's time at the start state. */
  readonly startedAt: string;
  readonly timeZone: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: 'light' | 'dark';
  /** Names and texts are pseudonyms. */
  readonly isHidden: boolean;
  /** How many steps of the session came before the start state: step numbers are those of the live page. */
  readonly firstStep: number;
  readonly start: unknown;
  readonly steps: readonly FileStep[];
  readonly checks: readonly StateCheck[];
  /** Values that are no JSON and are therefore missing: defects of the program. */
  readonly losses: readonly string[];
}

export interface FileStep {
  /** Milliseconds since `startedAt`. */
  readonly at: number;
  readonly action: { readonly type: string; readonly [name: string]: unknown };
}

export interface StateCheck {
  readonly step: number;
  readonly hash: string;
  /** By branch of the state. */
  readonly branches: Readonly<Record<string, string>>;
}

export const recordingFormat = 'daybook-recording';
export const recordingVersion = 1;
export const recordingExtension = '.daybook.json.gz';
