import { baselineMessages, baselineProblems, maxBaselines } from '../../../../../domain/schedule/baselines';
import { failures, mustBeValid } from '../../../../errors/failure';
import { addHistoryEntries } from '../../../../history/historyRepository';
import type { Handler } from '../../../../operations/call';
import { lockDependencies } from '../../dependencies/dependenciesRepository';
import { mustSeeProject } from '../../../../visibility/visibilityReadModel';
import { baselineById, countBaselines } from './baselinesReadModel';
import { insertBaseline } from './baselinesRepository';
import { baselineWire } from './baselineWire';

/**
 * Saves the present days of the tasks of a project.
 * @throws Failure 404 for a project that the caller may not see, 422 without a name and for a project with too many
 */
export const saveBaseline: Handler<'saveBaseline'> = async ({ body, caller, database, now }) => {
  const name = body.Name.trim();
  mustBeValid(baselineProblems(name));
  await mustSeeProject(database, caller, body.Project_id);
  await lockDependencies(database, body.Project_id);
  if ((await countBaselines(database, body.Project_id)) >= maxBaselines)
    throw failures.invalid([{ field: 'Name', message: baselineMessages.tooMany }]);
  const id = await insertBaseline(database, {
    projectId: body.Project_id,
    name,
    savedById: caller.employeeId,
    savedAt: now,
  });
  await addHistoryEntries(database, [
    {
      subject: { kind: 'project', id: body.Project_id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: `saved the plan as '${name}'`,
    },
  ]);
  const stored = await baselineById(database, id);
  if (stored === undefined) throw failures.notFound('Baseline');
  return baselineWire(stored);
};
