import { Classes } from '@blueprintjs/core';
import { saveAs } from 'file-saver';
import { companyNowMs } from '../browser/clock';
import { currentToken } from '../browser/tokenVault';
import { gzipped } from './file/gzip';
import { recordingFile, type RecordingCircumstances } from './file/writeRecording';
import { hidingCopier } from './hide/hidePersonalData';
import { programWords } from './hide/programWords';
import type { Recording } from './recorder';
import { recorderMs } from './recorderClock';
import { recordingExtension } from './recordingFile';
import { mask } from './secrets';

/** The build puts them here; they are missing in tests. */
declare const PROGRAM_COMMIT: string;
declare const PROGRAM_CONTRACT: string;

const circumstances = ({ startedAtMs }: Recording): RecordingCircumstances => ({
  commit: typeof PROGRAM_COMMIT === 'undefined' ? 'unknown' : PROGRAM_COMMIT,
  contract: typeof PROGRAM_CONTRACT === 'undefined' ? 'unknown' : PROGRAM_CONTRACT,
  startedAt: new Date(companyNowMs() - (recorderMs() - startedAtMs)).toISOString(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  viewport: { width: window.innerWidth, height: window.innerHeight },
  theme: document.body.classList.contains(Classes.DARK) ? 'dark' : 'light',
});

/** Lets the page show that work has begun before a long piece of it. */
const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The recording as gzipped JSON. */
async function recordingBlob(recording: Recording, isHidden: boolean): Promise<Blob> {
  await nextFrame();
  const hiding = isHidden ? { hidingCopier, words: programWords } : undefined;
  const text = JSON.stringify(recordingFile(recording, circumstances(recording), hiding));
  const token = currentToken();
  // The token is in no state; should it ever be, it stays out of files.
  const safe = token === null ? text : text.replaceAll(token, mask);
  return new Blob([await gzipped(safe)], { type: 'application/gzip' });
}

/** Hands the file to the user: 'daybook-2026-03-02-0955.daybook.json.gz'. */
export async function saveRecording(recording: Recording, isHidden: boolean): Promise<void> {
  const blob = await recordingBlob(recording, isHidden);
  const instant = new Date(companyNowMs()).toISOString();
  saveAs(blob, `daybook-${instant.slice(0, 10)}-${instant.slice(11, 16).replace(':', '')}${recordingExtension}`);
}
