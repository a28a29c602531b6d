import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';

/** Of the protocol of Chromium's developer tools. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly url: string; readonly lineNumber: number; readonly columnNumber: number };
  readonly children?: readonly number[];
}
interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas?: readonly number[];
}

const SAMPLED_EVERY_US = 100;

/** Finds the source files of functions of the built program. */
function sourceFinder(folder: string): (frame: ProfileNode['callFrame']) => string {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url, lineNumber, columnNumber }) => {
    const name = path.basename(url);
    if (!maps.has(name)) {
      const file = path.join(folder, `${name}.map`);
      const payload = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;
      maps.set(name, payload && new SourceMap(payload));
    }
    const entry = maps.get(name)?.findEntry(lineNumber, columnNumber);
    return entry && 'originalSource' in entry ? entry.originalSource : '';
  };
}

/**
 * Samples what the main thread does during an act: milliseconds in functions of source files that match, with what the
 * browser itself does for them, but without functions of other files that they call.
 * @param folder of the built scripts and their source maps
 */
export async function timeInFiles(
  devTools: CDPSession,
  { folder, files }: { readonly folder: string; readonly files: RegExp },
  act: () => Promise<unknown>,
): Promise<{ milliseconds: number; allMs: number; sampled: number }> {
  await devTools.send('Profiler.enable');
  await devTools.send('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
  await devTools.send('Profiler.start');
  await act();
  const { profile } = (await devTools.send('Profiler.stop')) as { profile: Profile };
  const findSource = sourceFinder(folder);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const counted = new Map<number, boolean>();
  const visit = (id: number, isOuterCounted: boolean): void => {
    const node = nodes.get(id);
    if (!node) return;
    // What has no address belongs to the browser.
    const isCounted = node.callFrame.url === '' ? isOuterCounted : files.test(findSource(node.callFrame));
    counted.set(id, isCounted);
    for (const child of node.children ?? []) visit(child, isCounted);
  };
  const [root] = profile.nodes;
  if (root) visit(root.id, false);
  const { samples = [], timeDeltas = [] } = profile;
  const sum = (isWanted: (id: number) => boolean): number =>
    samples.reduce((total, id, index) => (isWanted(id) ? total + (timeDeltas[index] ?? 0) : total), 0) / 1000;
  return {
    milliseconds: sum((id) => counted.get(id) === true),
    allMs: sum(() => true),
    sampled: samples.filter((id) => counted.get(id) === true).length,
  };
}
