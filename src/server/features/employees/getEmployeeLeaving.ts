import type { Handler, Schemas } from '../../operations/call';
import { runningWork } from '../../presence/runningTimersReadModel';
import { mustReachEmployee } from './editEmployee';
import { countOpenTasks, openTasksInSight, projectsManagedBy, successorsIn, teamOf } from './employeeLeavingReadModel';
import { deactivationRefusal } from './employeeRefusal';
import { knownCompany } from './knownCompanyReadModel';

const mostTasks = 50;
const choice = (person: { id: string; full_name: string }): Schemas['EmployeeChoice'] => ({
  _id: person.id,
  Name: person.full_name,
  Is_offered: true,
});

/**
 * What has to be settled before somebody is deactivated.
 * @throws Failure 403, 404
 */
export const getEmployeeLeaving: Handler<'getEmployeeLeaving'> = async (call) => {
  const { body, caller, database } = call;
  const person = await mustReachEmployee(call, body.id);
  const tasks = await openTasksInSight(database, caller, person.id);
  const projects = new Map(tasks.map((task) => [task.project_id, task.project_name]));
  const successors = await successorsIn(database, [...projects.keys()], person.id);
  const work = (await runningWork(database, caller, person.id)).get(person.id);
  return {
    Refusal: deactivationRefusal(await knownCompany(database), caller, person),
    Projects: [...projects].map(([id, name]) => {
      const own = tasks.filter((task) => task.project_id === id);
      return {
        _id: id,
        Project_name: name,
        Open_tasks: own.length,
        Tasks: own
          .slice(0, mostTasks)
          .map((task) => ({
            _id: task.id,
            Task_key: task.key,
            Short_summary: task.summary,
            Status: task.status,
            Due_date: task.due_on,
          })),
        Members: successors.filter((member) => member.project_id === id).map(choice),
      };
    }),
    Hidden_tasks: (await countOpenTasks(database, person.id)) - tasks.length,
    Team: (await teamOf(database, person.id)).map(choice),
    Managed_projects: await projectsManagedBy(database, caller, person.id),
    Running_task: work === undefined ? null : (work.task?.Task_key ?? 'A task'),
  };
};
