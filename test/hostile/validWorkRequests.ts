import { getText, type Company, type Made, type Values } from './company';
import type { MakeRequest } from './validRequests';

const byHr =
  (getValues: (company: Company) => Promise<Values>): MakeRequest =>
  async (company) => ({ token: company.hr, values: await getValues(company) });

const sprintValues = async (company: Company): Promise<Values> => ({
  Project_id: await company.makeProject(),
  Name: company.name(),
  Description: 'Rehearsal',
  StartDate: '2026-03-02',
  DueDate: '2026-03-13',
  Scope_type: 'Flexible scope',
  Milestone_id: '',
  Status: 'OPEN',
});
const makeSprint = async (company: Company): Promise<Made & { readonly values: Values }> => {
  const values = await sprintValues(company);
  return { ...(await company.call('createSprint', values)), values };
};
const milestoneValues = async (company: Company): Promise<Values> => ({
  Project_id: await company.project(),
  Name: company.name(),
  Description: 'Rehearsal',
  StartDate: '2026-03-02',
  DueDate: '2026-03-31',
  Status: 'OPEN',
});
const makeMilestone = async (company: Company): Promise<Made & { readonly values: Values }> => {
  const values = await milestoneValues(company);
  return { ...(await company.call('createMilestone', values)), values };
};
const makeTasks = async (company: Company, project: string): Promise<readonly [string, string]> => [
  await company.makeTask(project),
  await company.makeTask(project),
];
const without = (values: Values, ...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Two minutes that no entry has yet, in the days before the rehearsal. */
const timeOfEntry = (company: Company): { readonly from: string; readonly middle: string; readonly to: string } => {
  const minute = (company.nextTurn('entry') % 600) * 2;
  const at = (seconds: number): string =>
    new Date(Date.UTC(2026, 2, 2, 4) + (minute * 60 + seconds) * 1000).toISOString();
  return { from: at(0), middle: at(60), to: at(119) };
};
const makeEntry = async (company: Company) => {
  const worker = await company.worker();
  const time = timeOfEntry(company);
  const values = { Task_id: worker.task, Check_In: time.from, Check_Out: time.to, Reason: 'Forgot the timer' };
  const { Rows } = await company.call<{ readonly Rows: readonly Made[] }>('addTimeEntry', values, worker.token);
  const [entry] = Rows;
  if (entry === undefined) throw new Error('The added entry is missing');
  return { worker, time, entry };
};

const makeComment = async (company: Company): Promise<Made> =>
  company.call('addComment', { Task_id: await company.makeTask(await company.project()), Comment: '<p>Rehearsal</p>' });

export const validWorkRequests: Readonly<Record<string, MakeRequest>> = {
  createProject: byHr((company) => company.projectValues()),
  editProject: byHr(async (company) => {
    const values = await company.projectValues();
    const made = await company.call('createProject', values);
    return { ...values, id: made._id, Version: String(made.Version) };
  }),
  editProjectStatus: byHr(async (company) => ({
    id: await company.makeProject(),
    Status: 'InProgress',
    Former_value: 'Open',
  })),
  addProjectMembers: byHr(async (company) => {
    const [id, employee] = [await company.makeProject(), await company.addEmployee()];
    return { id, Project_member: employee._id };
  }),
  editProjectMember: byHr(async (company) => {
    const { project, id } = await company.makeWorker();
    return { id: project, Employee_id: id, Leader: 'true' };
  }),
  removeProjectMember: byHr(async (company) => {
    const [id, employee, heir] = [
      await company.makeProject(),
      await company.addEmployee(),
      await company.call('getOwnProfile', {}),
    ];
    await company.call('addProjectMembers', { id, Project_member: employee._id });
    return { id, Employee_id: employee._id, Hand_over_to: heir._id };
  }),
  addStatusUpdate: byHr(async (company) => ({
    Project_id: await company.project(),
    Health: 'On track',
    Text: '<p>Rehearsal</p>',
  })),
  editStatusUpdate: byHr(async (company) => {
    const values = { Health: 'On track', Text: '<p>Rehearsal</p>' };
    const made = await company.call('addStatusUpdate', { Project_id: await company.project(), ...values });
    return { ...values, id: made._id, Version: String(made.Version) };
  }),
  deleteStatusUpdate: byHr(async (company) => ({
    id: (
      await company.call('addStatusUpdate', {
        Project_id: await company.project(),
        Health: 'At risk',
        Text: '<p>Rehearsal</p>',
      })
    )._id,
  })),
  createMilestone: byHr(milestoneValues),
  updateMilestone: byHr(async (company) => {
    const { _id, Version, values } = await makeMilestone(company);
    return { ...without(values, 'Project_id'), id: _id, Version: String(Version) };
  }),
  deleteMilestone: byHr(async (company) => ({ id: (await makeMilestone(company))._id })),
  restoreMilestone: byHr(async (company) => {
    const { _id: id } = await makeMilestone(company);
    await company.call('deleteMilestone', { id });
    return { id };
  }),
  createSprint: byHr(sprintValues),
  updateSprint: byHr(async (company) => {
    const { _id, Version, values } = await makeSprint(company);
    return { ...without(values, 'Project_id'), id: _id, Version: String(Version) };
  }),
  deleteSprint: byHr(async (company) => ({ id: (await makeSprint(company))._id })),
  restoreSprint: byHr(async (company) => {
    const { _id: id } = await makeSprint(company);
    await company.call('deleteSprint', { id });
    return { id };
  }),
  closeSprint: byHr(async (company) => {
    const { _id: id, values } = await makeSprint(company);
    await company.makeTask(getText(values.Project_id), { Sprint_id: id });
    return { id, Carry: 'new', Seen_open: '1', Name: company.name(), StartDate: '2026-03-16', DueDate: '2026-03-27' };
  }),
  reopenSprint: byHr(async (company) => {
    const { _id: id } = await makeSprint(company);
    await company.call('closeSprint', { id, Carry: 'leave' });
    return { id };
  }),
  addSprintTasks: byHr(async (company) => {
    const { _id: id, values } = await makeSprint(company);
    return { id, Task_ids: (await makeTasks(company, getText(values.Project_id))).join(',') };
  }),
  createTask: byHr(async (company) => company.taskValues(await company.project())),
  updateTask: byHr(async (company) => {
    const project = await company.project();
    const [values, [id, other]] = [await company.taskValues(project), await makeTasks(company, project)];
    const { Version } = await company.call('getTask', { id });
    return { ...values, id, Status: 'IN PROGRESS', Linkissue_Taskkey: other, Version: String(Version) };
  }),
  editTask: byHr(async (company) => ({
    id: await company.makeTask(await company.project()),
    Start_date: '2026-03-10',
    Due_date: '2026-03-12',
    Start_half: 'First Half',
    Due_half: 'Second Half',
    Task_duration: '12.5',
    Short_summary: company.name(),
    Status: 'IN PROGRESS',
    Priority: 'HIGH',
    Issue_type: 'Bug',
  })),
  editManyTasks: byHr(async (company) => {
    const project = await company.project();
    const tasks = await makeTasks(company, project);
    return company.next() % 2 === 0
      ? { ids: tasks, Status: 'IN PROGRESS', Priority: 'HIGH', Due_date: '2026-03-20' }
      : {
          changes: tasks.map((id) => JSON.stringify({ id, Short_summary: company.name(), Task_duration: '3' })),
          new_tasks: [JSON.stringify({ Short_summary: company.name() })],
          Project_id: project,
        };
  }),
  undoManyTasks: byHr(async (company) => {
    const ids = await makeTasks(company, await company.project());
    const { Change_id } = await company.call<{ readonly Change_id: string }>('editManyTasks', { ids, Priority: 'LOW' });
    return { id: Change_id };
  }),
  saveTimelineMove: byHr(async (company) => {
    const id = await company.makeTask(await company.project());
    const moves = [JSON.stringify({ id, Start_date: '2026-03-16', Start_half: 'First Half' })];
    const { Fingerprint } = await company.call<{ readonly Fingerprint: string }>('previewTimelineMove', { moves });
    return { moves, Fingerprint };
  }),
  saveBaseline: byHr(async (company) => ({ Project_id: await company.makeProject(), Name: company.name() })),
  deleteBaseline: byHr(async (company) => ({
    id: (await company.call('saveBaseline', { Project_id: await company.makeProject(), Name: company.name() }))._id,
  })),
  saveTaskDependency: byHr(async (company) => {
    const [task_id, blocker_id] = await makeTasks(company, await company.project());
    return { task_id, blocker_id, Lag_days: '2' };
  }),
  deleteTaskDependency: byHr(async (company) => {
    const [task_id, blocker_id] = await makeTasks(company, await company.project());
    await company.call('saveTaskDependency', { task_id, blocker_id, Lag_days: '0' });
    return { task_id, blocker_id };
  }),
  deleteManyTasks: byHr(async (company) => ({ ids: await makeTasks(company, await company.project()) })),
  deleteTaskOrProject: byHr(async (company) => ({
    id: company.next() % 4 === 0 ? await company.makeProject() : await company.makeTask(await company.project()),
  })),
  restoreTaskOrProject: byHr(async (company) => {
    const id = company.next() % 4 === 0 ? await company.makeProject() : await company.makeTask(await company.project());
    await company.call('deleteTaskOrProject', { id });
    return { id };
  }),
  toggleTaskTimer: async (company) => {
    const { token, task, project } = await company.makeWorker();
    return { token, values: { Task_id: task, Project_id: project, Expected: 'Stopped' } };
  },
  addTimeEntry: async (company) => {
    const { token, task } = await company.worker();
    const { from, to } = timeOfEntry(company);
    return { token, values: { Task_id: task, Check_In: from, Check_Out: to, Reason: 'Forgot the timer' } };
  },
  editTimeEntry: async (company) => {
    const { worker, time, entry } = await makeEntry(company);
    const values = { Task_id: worker.task, Check_In: time.from, Check_Out: time.middle, Reason: 'Shorter' };
    return { token: worker.token, values: { ...values, id: entry._id, Version: String(entry.Version) } };
  },
  splitTimeEntry: async (company) => {
    const { worker, time, entry } = await makeEntry(company);
    const values = { id: entry._id, At: time.middle, Reason: 'Two tasks', Version: String(entry.Version) };
    return { token: worker.token, values };
  },
  deleteTimeEntry: async (company) => {
    const { worker, entry } = await makeEntry(company);
    return {
      token: worker.token,
      values: { id: entry._id, Reason: 'Entered twice', Version: String(entry.Version) },
    };
  },
  addComment: byHr(async (company) => ({
    Task_id: await company.makeTask(await company.project()),
    Type: 'Task',
    Comment: '<p>Rehearsal</p>',
  })),
  editComment: byHr(async (company) => {
    const made = await makeComment(company);
    return { id: made._id, Comment: '<p>Second rehearsal</p>', Version: String(made.Version) };
  }),
  deleteComment: byHr(async (company) => ({ id: (await makeComment(company))._id })),
  restoreComment: byHr(async (company) => {
    const { _id: id } = await makeComment(company);
    await company.call('deleteComment', { id });
    return { id };
  }),
  addHistory: byHr(async (company) => ({
    Task_id: await company.makeTask(await company.project()),
    Comments: 'Rehearsal',
  })),
  saveView: byHr(async (company) => {
    const values = { Table: 'reportList', Name: company.name(), View: '{"columns":[]}', Is_shared: 'true' };
    // Every second one changes a view.
    if (company.nextTurn('view') % 2 === 1) return values;
    return { ...values, id: (await company.call('saveView', { ...values, Name: company.name() }))._id };
  }),
  deleteView: byHr(async (company) => ({
    id: (await company.call('saveView', { Table: 'reportList', Name: company.name(), View: '{}' }))._id,
  })),
};
