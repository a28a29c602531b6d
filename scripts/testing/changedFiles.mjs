import { spawnSync } from 'node:child_process';
import { root } from './runStep.mjs';

/**
 * @param {readonly string[]} words
 * @returns {{ text: string, problem?: undefined } | { text?: undefined, problem: string }}
 */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? { text: stdout.trim() } : { problem: stderr.trim() };
}

/** @param {ReturnType<typeof git>} output */
const outputLines = ({ text = '', problem }) => {
  if (problem !== undefined) throw new Error(problem);
  return text.split('\n').filter(Boolean);
};

/** Where a change is counted from unless it is said: where the branch left main; on main itself the last commit. */
function startOfChange() {
  const { text } = git('merge-base', 'HEAD', 'main');
  return text ?? 'HEAD';
}

/**
 * Files that are other than at a commit, committed or not, with new ones and without deleted ones.
 * @throws Error with the words of git when there is no such commit
 */
export function changedFiles(since = startOfChange()) {
  return {
    since,
    files: [
      ...outputLines(git('diff', '--name-only', '--diff-filter=d', since)),
      ...outputLines(git('ls-files', '--others', '--exclude-standard')),
    ],
  };
}
