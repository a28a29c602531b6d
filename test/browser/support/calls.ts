import type { Account } from './daybook';
import type { DaybookServer } from './daybookServer';

type MultipartFields = Readonly<Record<string, string | File>>;
/** A list travels as its name repeated. */
type FormFields = Readonly<Record<string, string | readonly string[]>>;

const toPairs = (fields: FormFields): string[][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : value.map((one) => [name, one]),
  );

/** A signed-in person who calls the server without a browser: to prepare what a test needs and to look at what is stored. */
export interface Calls {
  readonly post: <Data>(path: string, fields: FormFields) => Promise<Data>;
  /** Sends the fields as multipart, as forms with files do. */
  readonly upload: <Data>(path: string, fields: MultipartFields) => Promise<Data>;
  readonly get: <Data>(path: string) => Promise<Data>;
}

async function readData<Data>(response: Response): Promise<Data> {
  const answer = (await response.json()) as { data: Data; message?: string };
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${answer.message ?? ''}`);
  return answer.data;
}

/** Signs in without the browser. */
export async function createCalls(server: DaybookServer, account: Account): Promise<Calls> {
  const signedIn = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ Email: `${account}@daybook.example`, Password: 'daybook' }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const send = async <Data>(path: string, init: RequestInit = {}): Promise<Data> =>
    readData<Data>(await fetch(`${server.url}/api${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } }));
  return {
    post: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(toPairs(fields)) }),
    upload: (path, fields) => {
      const body = new FormData();
      Object.entries(fields).forEach(([name, value]) => body.append(name, value));
      return send(path, { method: 'POST', body });
    },
    get: (path) => send(path),
  };
}

/** The person of an account as tables show the name, and the code. */
export async function findPerson(
  server: DaybookServer,
  account: Account,
): Promise<{ name: string; lastName: string; code: string }> {
  const { First_name, Last_name, Employee_code } = await (
    await createCalls(server, account)
  ).get<{ First_name: string; Last_name: string; Employee_code: string }>('/auth/profile');
  return { name: `${First_name} ${Last_name}`, lastName: Last_name, code: Employee_code };
}

interface OwnTask {
  readonly _id: string;
  readonly Project_id: string;
  readonly Task_key: string;
}

interface RunningTimer {
  readonly Status: string;
}

/** Sees to it that a timer of the employee runs, as it does in the demonstration data. */
export async function startAnyTimer(calls: Calls): Promise<void> {
  const [running] = await calls.get<RunningTimer[]>('/auth/task/my-running-task-timer');
  if (running?.Status === 'Running') return;
  const [task] = await calls.get<OwnTask[]>('/auth/employeetasks/list/Default');
  if (!task) throw new Error('The employee has no task');
  await calls.post('/auth/tasks/tasktimer', { Task_id: task._id, Project_id: task.Project_id });
}

interface TicketDepartment {
  readonly _id: string;
  readonly Ticket_department_name: string;
}

/** A department whose tickets the lead handles; its IDs begin with the prefix. @returns its id */
export async function addTicketDepartment(server: DaybookServer, name: string, prefix: string): Promise<string> {
  const hr = await createCalls(server, 'hr');
  const { _id: handler } = await (await createCalls(server, 'lead')).get<{ _id: string }>('/auth/profile');
  await hr.post('/ticket-department/create', {
    Ticket_department_name: name,
    Prefix: prefix,
    Handlers: [handler],
    Response_hours: '8',
    Status: 'Active',
  });
  const all = await hr.get<TicketDepartment[]>('/ticket-department/getAllTicketDepartments');
  const added = all.find((department) => department.Ticket_department_name === name);
  if (!added) throw new Error('The department was not added');
  return added._id;
}

export async function raiseTicket(calls: Calls, departmentId: string, type: 'Story' | 'Task' | 'Bug'): Promise<void> {
  await calls.upload('/uplodeauth/ticket/create', {
    Department_id: departmentId,
    Title: `A ${type.toLowerCase()} about the lamp`,
    Type: type,
    Priority: 'LOW',
    Description: '<p>It is dark</p>',
  });
}

/** Files a leave of one day. */
export const applyForLeave = (calls: Calls, day: string): Promise<unknown> =>
  calls.post('/auth/leave/add', {
    Leave_Date_to_Date: `${day},${day}`,
    Reason: 'A day at the sea',
    Leave_type: 'Casual Leave',
  });

/** Files a granted leave of one day for an employee, as HR. */
export const grantLeave = (hr: Calls, employeeId: string, day: string): Promise<unknown> =>
  hr.post('/auth/leave/add', {
    Employee_ID: employeeId,
    Leave_Date_to_Date: `${day},${day}`,
    Leave_type: 'Casual Leave',
    Reason: 'A day at the sea',
    Status: 'Approved',
  });
