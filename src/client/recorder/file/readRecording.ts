import { recordingFormat, recordingVersion, type RecordingFile } from '../recordingFile';
import { gunzipped } from './gzip';

/** The file is no recording that this program can show; the message is for the user. */
export class RecordingProblem extends Error {
  override name = 'RecordingProblem';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (value: unknown): boolean =>
  isRecord(value) && typeof value.at === 'number' && isRecord(value.action) && typeof value.action.type === 'string';

const isCheck = (value: unknown): boolean =>
  isRecord(value) && typeof value.step === 'number' && typeof value.hash === 'string' && isRecord(value.branches);

/** What the replay relies on; the schema says more. */
function isRecordingFile(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & RecordingFile {
  const { start, steps, checks, losses, firstStep, viewport, startedAt } = value;
  return (
    isRecord(start) &&
    isRecord(start.session) &&
    Array.isArray(steps) &&
    steps.every(isStep) &&
    Array.isArray(checks) &&
    checks.every(isCheck) &&
    Array.isArray(losses) &&
    Number.isInteger(firstStep) &&
    typeof startedAt === 'string' &&
    isRecord(viewport) &&
    typeof viewport.width === 'number' &&
    typeof viewport.height === 'number'
  );
}

/** The recording in parsed JSON. Throws a RecordingProblem. */
export function asRecording(content: unknown): RecordingFile {
  if (!isRecord(content) || content.format !== recordingFormat)
    throw new RecordingProblem('This file is not a Daybook recording.');
  if (content.version !== recordingVersion)
    throw new RecordingProblem(
      `This recording has version ${String(content.version)} of the format; this program reads version ${recordingVersion}. Open it with the program that saved it${typeof content.commit === 'string' ? ` (commit ${content.commit})` : ''}.`,
    );
  if (!isRecordingFile(content)) throw new RecordingProblem('This recording is damaged: parts of it are missing.');
  return content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RecordingProblem('This file is not a Daybook recording.');
  }
}

async function unpacked(content: ArrayBuffer): Promise<string> {
  try {
    return await gunzipped(content);
  } catch {
    throw new RecordingProblem('This file is damaged: it could not be unpacked.');
  }
}

const isGzipped = (content: ArrayBuffer): boolean => {
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength));
  return first === 0x1f && second === 0x8b;
};

/**
 * Reads a saved file, also one that was unpacked. Rejects with a RecordingProblem.
 * @param asFile what the parsed content is
 */
export async function readRecording(content: ArrayBuffer, asFile = asRecording): Promise<RecordingFile> {
  return asFile(parsed(isGzipped(content) ? await unpacked(content) : new TextDecoder().decode(content)));
}
