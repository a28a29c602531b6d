import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { contractOperations } from '../../src/server/operations/contractDocument';
import { buildRequest, inputFields, type SentValue } from '../support/server/hostileInput';
import type { HttpCaller } from './caller';

export type Values = Readonly<Record<string, SentValue>>;

/** A value that is a text. */
export const getText = (value: SentValue): string => (typeof value === 'string' ? value : '');

/** What most answers have. */
export interface Made {
  readonly _id: string;
  readonly Version: number;
}

/** A new employee who is a member of a project and has a task there. */
export interface Worker {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly id: string;
  readonly code: string;
  readonly project: string;
  readonly task: string;
}

const workerPassword = 'Rain over the harbour 7';
/** Then a new one: the days of a worker fill up, and a project that is changed often may be closed by chance. */
const maxUses = 40;
/** Mails are written after the answer. */
const mailPatienceMs = 5000;
const firstDay = Date.UTC(2026, 3, 6);
const dayMs = 86_400_000;

/** A record that many requests share. */
class Shared<Thing> {
  #uses = 0;
  #thing: Promise<Thing> | undefined;
  constructor(private readonly make: () => Promise<Thing>) {}

  get(): Promise<Thing> {
    this.#uses += 1;
    if (this.#uses > maxUses) this.forget();
    return (this.#thing ??= this.make());
  }

  forget(): void {
    this.#uses = 0;
    this.#thing = undefined;
  }
}

/** In a mail that lets its reader choose a password. */
export const linkToken = /reset-password\/([\w-]+)/;

/** Finds the link in the newest mail to an address, of mails that are files. */
export const mailedTokenIn =
  (dataDirectory: string) =>
  async (email: string): Promise<string> => {
    const outbox = path.join(dataDirectory, 'outbox');
    const until = performance.now() + mailPatienceMs;
    while (performance.now() < until) {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.reverse()) {
        const text = (await readFile(path.join(outbox, name), 'utf8')).replaceAll(/=\r?\n/g, '');
        const token = text.includes(email) ? linkToken.exec(text)?.[1] : undefined;
        if (token !== undefined) return token;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No mail with a link to ${email}`);
  };

/** Makes the records that valid requests need, by calls that a page would send. */
export class Company {
  #turn = 0;
  readonly #turns = new Map<string, number>();
  readonly #project = new Shared(() => this.makeProject());
  readonly #worker = new Shared(() => this.makeWorker());

  constructor(
    private readonly caller: Pick<HttpCaller, 'origin' | 'send'>,
    /** The token of the link in the newest mail to an address. */
    readonly mailedToken: (email: string) => Promise<string>,
    private readonly tokens: ReadonlyMap<string, string>,
  ) {}

  /** The address that passkeys belong to: the one the server calls its own. */
  get site(): string {
    return this.caller.origin.replace('127.0.0.1', 'localhost');
  }

  get hr(): string {
    return this.tokens.get('hr') ?? '';
  }

  /** The account that manages the projects made here. */
  get pm(): string {
    return this.tokens.get('pm') ?? '';
  }

  /** The account that leads the workers made here. */
  get lead(): string {
    return this.tokens.get('lead') ?? '';
  }

  readonly worker = (): Promise<Worker> => this.#worker.get();
  readonly project = (): Promise<string> => this.#project.get();

  /** After a request that could not be made: what it was made of may have been changed by another one. */
  forget(): void {
    this.#project.forget();
    this.#worker.forget();
  }

  /** A number that no record has yet. */
  next(): number {
    this.#turn += 1;
    return this.#turn;
  }

  /** A name of letters that no record has yet. */
  name(): string {
    return `Rehearsal ${Array.from(String(this.next()), (digit) => String.fromCharCode(97 + Number(digit))).join('')}`;
  }

  /** Counts the calls for a purpose, so that those of one worker take different days and minutes. */
  nextTurn(purpose: string): number {
    const turn = (this.#turns.get(purpose) ?? 0) + 1;
    this.#turns.set(purpose, turn);
    return turn;
  }

  /** One of 60 working days to come, another at each call. */
  workday(): string {
    const day = this.nextTurn('workday') % 60;
    return new Date(firstDay + (Math.floor(day / 5) * 7 + (day % 5)) * dayMs).toISOString().slice(0, 10);
  }

  /** What an operation answers as `data`. */
  async call<Data = Made>(operationId: string, values: Values, token = this.hr): Promise<Data> {
    return (await this.answer<{ readonly data: Data }>(operationId, values, token)).data;
  }

  /**
   * The whole answer to an operation.
   * @param token of the caller; HR's when left out
   * @throws when it is rejected
   */
  async answer<Answer>(operationId: string, values: Values, token = this.hr): Promise<Answer> {
    const operation = contractOperations.find((candidate) => candidate.operationId === operationId);
    if (operation === undefined) throw new Error(`There is no operation ${operationId}`);
    const request = buildRequest(
      operation,
      inputFields(operation).map((field) => [field, values[field.name]]),
    );
    const turn = this.next();
    const headers = { ...request.headers, 'x-forwarded-for': `10.200.${(turn >> 8) & 255}.${turn & 255}` };
    const { status, text } = await this.caller.send(
      { ...request, headers },
      operation.permission.includes('public') ? undefined : token,
    );
    if (status !== 200) throw new Error(`${operationId}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as Answer;
  }

  /** A new employee as the form of HR sends one. */
  async employeeValues(): Promise<Values> {
    const [choices, roles, lead] = await Promise.all([
      this.call<Readonly<Record<'Positions' | 'Departments', readonly Made[]>>>('getEmployeeFormChoices', {}),
      this.call<readonly { readonly _id: string; readonly Role: string }[]>('listRoles', {}),
      this.call('getOwnProfile', {}, this.lead),
    ]);
    const number = this.next();
    return {
      Employee_code: `RH${number}`,
      First_name: 'Rehearsal',
      Middle_name: '',
      Last_name: this.name(),
      Email: `rehearsal${number}@daybook.example`,
      Mobile: '+91 98765 43210',
      Role_id: roles.find(({ Role }) => Role === 'Employee')?._id,
      Position_id: choices.Positions[0]?._id,
      Department_id: choices.Departments[0]?._id,
      Team_leader_id: lead._id,
      Location_id: '',
      Vertical_id: '',
      Shift_type: '',
      Joined: '2024-01-08',
    };
  }

  addEmployee = async (): Promise<Made & { readonly Email: string }> => {
    const values = await this.employeeValues();
    return { ...(await this.call('addEmployee', values)), Email: getText(values.Email) };
  };

  /** A project as its form sends one. */
  async projectValues(): Promise<Values> {
    const [pm, tpm, hr] = await Promise.all([
      this.call('getOwnProfile', {}, this.pm),
      this.call('getOwnProfile', {}, this.tokens.get('tpm')),
      this.call('getOwnProfile', {}),
    ]);
    const stack = this.name();
    await this.call('saveTechStack', { Name: stack, Status: 'Active' });
    return {
      Project_name: this.name(),
      Project_short_name: `RH${this.next()}`,
      Client_name: 'Port authority',
      Tech_stack: stack,
      Project_manager_id: pm._id,
      Technical_project_manager_id: tpm._id,
      Project_awarded_date: '2025-01-06',
      Project_start_date: '2025-01-13',
      Project_description: '<p>Rehearsal</p>',
      Remark: '',
      Client_requirement: '',
      Project_member: [pm._id, hr._id].join(','),
      Platform: 'WebSite',
      Project_type: 'WebApplication',
    };
  }

  makeProject = async (): Promise<string> => (await this.call('createProject', await this.projectValues()))._id;

  async makeWorker(): Promise<Worker> {
    const values = await this.employeeValues();
    const [{ _id: id }, project] = await Promise.all([this.call('addEmployee', values), this.project()]);
    const email = getText(values.Email);
    await this.answer('resetPassword', { Token: await this.mailedToken(email), Password: workerPassword });
    const { token } = await this.answer<{ readonly token: string }>('signIn', {
      Email: email,
      Password: workerPassword,
    });
    await this.call('addProjectMembers', { id: project, Project_member: id });
    const task = await this.makeTask(project, { Employee_id: id });
    const code = getText(values.Employee_code);
    return { token, email, password: workerPassword, id, code, project, task };
  }

  /** A task as its form sends one. */
  async taskValues(project: string): Promise<Values> {
    const hr = await this.call('getOwnProfile', {});
    return {
      Project_id: project,
      Issue_type: 'Task',
      Sprint_id: '',
      Short_summary: this.name(),
      Description: '<p>Rehearsal</p>',
      Assigned_date: '2026-03-04',
      Start_date: '2026-03-09',
      Due_date: '2026-03-13',
      Employee_id: hr._id,
      Priority: 'MEDIUM',
      Task_duration: '8',
      Linkissue_Taskkey: '',
    };
  }

  async makeTask(project: string, changes: Values = {}): Promise<string> {
    return (await this.call('createTask', { ...(await this.taskValues(project)), ...changes }))._id;
  }
}
