import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];

interface OpenFile {
  nfd: number;
  node: { mode: number };
}

/** The part of the engine's file system that is used here and missing in its types. */
interface EngineFiles {
  isFile(mode: number): boolean;
  filesystems: { NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } } };
}

/**
 * The data directory, with the engine's fsync passed on to the disk. PGlite's own file system drops it,
 * so that a committed row could be lost with the power.
 */
export class DurableFileSystem extends NodeFS {
  readonly #failed: (reason: string) => void;

  /** @param failed receives the reason when the engine must stop: a failed flush must never be acknowledged */
  constructor(directory: string, failed: (reason: string) => void) {
    super(directory);
    this.#failed = failed;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const passOn = (engine: { FS: EngineFiles }): void => {
      engine.FS.filesystems.NODEFS.stream_ops.fsync = (file) => this.#flush(engine.FS, file);
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...listed(emscriptenOpts.preRun), passOn],
        onAbort: (what: unknown) => this.#failed(`the engine stopped (${String(what)})`),
      },
    };
  }

  #flush(files: EngineFiles, file: OpenFile): number {
    try {
      // fdatasync writes content and length of a file; a folder needs fsync.
      if (files.isFile(file.node.mode)) fs.fdatasyncSync(file.nfd);
      else fs.fsyncSync(file.nfd);
    } catch (error) {
      this.#failed(`a flush to disk failed (${error instanceof Error ? error.message : String(error)})`);
    }
    return 0;
  }
}

function listed<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
