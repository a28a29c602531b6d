import { createCalls } from './calls';
import type { DaybookServer } from './daybookServer';

interface WithId {
  readonly _id: string;
}
interface OwnTask extends WithId {
  readonly Project_id: string;
}

/** Puts records of the demonstration company in the place of a path's parameters. */
export type FillPath = (path: string) => string;

export async function createPathFiller(server: DaybookServer): Promise<FillPath> {
  const employee = await createCalls(server, 'employee');
  const hr = await createCalls(server, 'hr');
  const [[task], [person], [role]] = await Promise.all([
    employee.get<OwnTask[]>('/auth/employeetasks/list/Default'),
    hr.get<WithId[]>('/auth/employee/list'),
    hr.get<WithId[]>('/auth/permission/list'),
  ]);
  if (!task || !person || !role) throw new Error('The demonstration company lacks a task, a person or a role');
  const getId = (path: string): string => {
    if (/^\/(project\/)?task\//.test(path)) return task._id;
    if (path.startsWith('/project/')) return task.Project_id;
    return path.startsWith('/employeeDetail/') ? person._id : role._id;
  };
  return (path) => path.replace(':projectid', task.Project_id).replace(':id', getId(path));
}
