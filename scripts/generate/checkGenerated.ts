import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isGeneratedFresh, noteGenerated } from '../platform/generatedStamp.mjs';

const root = path.resolve(__dirname, '../..');

/** Generated files that differ from the current contract. */
export async function staleGeneratedFiles(): Promise<string[]> {
  if (isGeneratedFresh()) return [];
  // Loading the generators takes longer than finding that there is nothing to do.
  const { generate } = await import('./generate');
  const target = mkdtempSync(path.join(tmpdir(), 'daybook-generated-'));
  try {
    const files = await generate(target);
    const stale = files.filter(
      (file) => readFileSync(path.join(target, file), 'utf8') !== readOrNothing(path.join(root, file)),
    );
    if (stale.length === 0) noteGenerated();
    return stale;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

if (require.main === module) {
  staleGeneratedFiles().then(
    (stale) => {
      if (stale.length === 0) return;
      console.error(`Not what the contract says any more: ${stale.join(', ')}\nRun: npm run generate`);
      process.exitCode = 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
