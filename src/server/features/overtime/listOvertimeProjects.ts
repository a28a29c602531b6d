import type { Handler } from '../../operations/call';
import { overtimeProjects } from './overtimeProjectsReadModel';
import { projectWire } from './overtimeWire';

/** CALL-075: the projects for which the caller may enter overtime. */
export const listOvertimeProjects: Handler<'listOvertimeProjects'> = async ({ caller, database }) =>
  (await overtimeProjects(database, caller)).map(projectWire);
