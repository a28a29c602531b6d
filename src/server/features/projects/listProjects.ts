import type { Handler } from '../../operations/call';
import { projectFiles, visibleProjects } from './projectReadModel';
import { projectWire } from './projectWire';

/** CALL-008: the projects that the caller may see, with the figures of the project list; by name. */
export const listProjects: Handler<'listProjects'> = async (call) => {
  const rows = await visibleProjects(call.database, call.caller);
  const files = await projectFiles(
    call.database,
    rows.map((row) => row.id),
  );
  return rows.map((row) => projectWire(row, files, call));
};
