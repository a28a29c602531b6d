import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './step.mjs';

/** The server as a child process that is replaced when its program has changed. */
export class RestartingServer {
  #program;
  #environment;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** One replacement at a time: the old server has locked the data directory that the new one needs. */
  #work = Promise.resolve();

  /**
   * @param {string} program
   * @param {NodeJS.ProcessEnv} environment
   */
  constructor(program, environment) {
    this.#program = program;
    this.#environment = environment;
  }

  restart() {
    this.#work = this.#work.then(async () => {
      await this.#end();
      this.#child = spawn(process.execPath, ['--enable-source-maps', this.#program], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...this.#environment },
      });
    });
  }

  stop() {
    this.#work = this.#work.then(() => this.#end());
    return this.#work;
  }

  async #end() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
