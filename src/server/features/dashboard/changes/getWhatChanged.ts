import type { Handler, Schemas } from '../../../operations/call';
import { changeSpan, visibleChangeKinds } from './changeSpan';
import { projectChangeCounts } from './projectChangesReadModel';

/**
 * What happened in the caller's projects since an instant, as counts; projects without a change are left out.
 * @throws Failure 422 for an instant in the future or too long ago
 */
export const getWhatChanged: Handler<'getWhatChanged'> = async (call) => {
  const { caller, database, query } = call;
  const kinds = visibleChangeKinds(caller);
  const counts = await projectChangeCounts(database, caller, kinds, changeSpan(query.since, call));
  const projects = new Map<string, Schemas['ChangedProject']>();
  for (const { project_id: id, name, kind, count } of counts) {
    const project = projects.get(id) ?? { _id: id, Project_name: name, Counts: [] };
    project.Counts.push({ Kind: kind, Count: count });
    projects.set(id, project);
  }
  for (const { Counts } of projects.values())
    Counts.sort((one, other) => kinds.indexOf(one.Kind) - kinds.indexOf(other.Kind));
  return [...projects.values()];
};
