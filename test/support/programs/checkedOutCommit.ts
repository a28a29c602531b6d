import { execFileSync } from 'node:child_process';
import { mkdtemp, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/platform/step.mjs';

/** A checkout of another commit in a folder of its own, with the packages of this one. */
export interface CheckedOutCommit {
  readonly folder: string;
  /** Builds its program. Its own build command would replace the shared packages where its lockfile differs. */
  readonly build: () => void;
  readonly remove: () => void;
}

export async function checkOutCommit(commit: string): Promise<CheckedOutCommit> {
  const folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'daybook-commit-')), 'checkout');
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: root });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const remove = (): void => void execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
  const build = (): void =>
    void execFileSync(process.execPath, [path.join(root, 'test/support/programs/buildCheckout.mjs')], {
      cwd: folder,
      stdio: 'ignore',
    });
  return { folder, build, remove };
}
