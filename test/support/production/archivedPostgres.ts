import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findOrInstall } from '../../../scripts/testing/postgresServer.mjs';
import { freePort } from '../freePort';
import { configuration, databaseFolder, databaseUser, listening, startDaemon, type Daemon } from './daemon';

/** PostgreSQL whose log pgBackRest archives, as the documentation sets it up. */
export class ArchivedPostgres {
  #daemon: Daemon | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async create(): Promise<ArchivedPostgres> {
    const postgres = new ArchivedPostgres(databaseFolder('archived'), await freePort());
    const { folder, port } = postgres;
    const settings = path.join(folder, 'pgbackrest.conf');
    fs.writeFileSync(
      settings,
      configuration('pgbackrest.conf', {
        '/var/lib/pgbackrest': path.join(folder, 'repository'),
        '/tmp/pgbackrest': path.join(folder, 'locks'),
        '/var/log/pgbackrest': path.join(folder, 'logs'),
        '/var/lib/postgresql/15/main': postgres.#data,
        'pg1-port=5432': `pg1-port=${port}`,
        '/var/run/postgresql': folder,
      }),
    );
    postgres.#run(path.join(findOrInstall(), 'initdb'), [
      '-D',
      postgres.#data,
      '-U',
      'postgres',
      '--auth=trust',
      '--locale=C.UTF-8',
    ]);
    const archive = `pgbackrest --config=${settings} --stanza=daybook archive-push %p`;
    fs.appendFileSync(
      path.join(postgres.#data, 'postgresql.conf'),
      [
        `port = ${port}`,
        "listen_addresses = '127.0.0.1'",
        `unix_socket_directories = '${folder}'`,
        'archive_mode = on',
        `archive_command = '${archive}'`,
        '',
      ].join('\n'),
    );
    await postgres.start();
    return postgres;
  }

  get #data(): string {
    return path.join(this.folder, 'data');
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    this.#daemon = startDaemon(path.join(findOrInstall(), 'postgres'), ['-D', this.#data], { folder: this.folder });
    await listening(this.port);
  }

  async stop(): Promise<void> {
    await this.#daemon?.stop('SIGINT');
  }

  /** Runs a command of pgBackRest for this server. */
  backRest(...words: string[]): void {
    this.#run('pgbackrest', [`--config=${path.join(this.folder, 'pgbackrest.conf')}`, '--stanza=daybook', ...words]);
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  #run(program: string, words: string[]): void {
    execFileSync(program, words, { ...databaseUser(), cwd: this.folder, stdio: 'pipe' });
  }
}
