import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const mount = (...words: string[]): boolean => spawnSync('mount', words, { stdio: 'ignore' }).status === 0;

/** A disk with little room, in memory. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Undefined where this process may not mount one. */
  static create(megabytes: number): SmallDisk | undefined {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'daybook-disk-'));
    if (mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder)) return new SmallDisk(folder);
    fs.rmdirSync(folder);
    return undefined;
  }

  resize(megabytes: number): void {
    if (!mount('-o', `remount,size=${megabytes}m`, this.folder)) throw new Error('The disk was not resized');
  }

  remove(): void {
    spawnSync('umount', [this.folder]);
    fs.rmdirSync(this.folder);
  }
}
