import { interviewItems } from '../../src/domain/interviews/interviewRules';
import { getText, type Company, type Made, type Values, type Worker } from './company';
import type { MakeRequest } from './validRequests';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const byHr =
  (getValues: (company: Company) => Promise<Values>): MakeRequest =>
  async (company) => ({ token: company.hr, values: await getValues(company) });
const byWorker =
  (getValues: (company: Company, worker: Worker) => Promise<Values>): MakeRequest =>
  async (company) => {
    const worker = await company.worker();
    return { token: worker.token, values: await getValues(company, worker) };
  };
const getId = async (made: Promise<Made>): Promise<Values> => ({ id: (await made)._id });

/** The valid requests of a master list: saving an entry again, and deleting it. */
const master = (
  name: string,
  getValues: (company: Company) => Values,
): Readonly<Record<`save${string}` | `delete${string}`, MakeRequest>> => ({
  [`save${name}`]: byHr(async (company) => {
    if (company.next() % 2 === 0) return getValues(company);
    const { _id, Version } = await company.call(`save${name}`, getValues(company));
    return { ...getValues(company), id: _id, Version: String(Version) };
  }),
  [`delete${name}`]: byHr((company) => getId(company.call(`save${name}`, getValues(company)))),
});

const leaveValues = (company: Company): Values => {
  const day = company.workday();
  return {
    Leave_Date_to_Date: `${day},${day}`,
    StartDate: day,
    EndDate: day,
    Reason: 'Rehearsal',
    Leave_half_from: 'First Half',
    Leave_half_to: 'Second Half',
    Notified_Employee: '',
    Emergency_leave: 'false',
    Leave_type: 'Casual Leave',
  };
};
const makeLeave = async (company: Company): Promise<string> =>
  (await company.call('applyForLeave', leaveValues(company), (await company.worker()).token))._id;

const makeManualRequest = async (company: Company) => {
  const worker = await company.makeWorker();
  const values = { date: '2026-03-03', type: 'checkIn', time: '09:30', reason: 'WFH' };
  const request = await company.call('requestManualAttendance', values, worker.token);
  return { worker, request };
};

const overtimeValues = async (company: Company, { project }: Worker): Promise<Values> => ({
  Overtime_date: `2026-02-${String((company.nextTurn('overtime') % 27) + 1).padStart(2, '0')}`,
  Description: 'Rehearsal',
  Project_id: project,
  Claimed_hours: '0.25',
});
const makeOvertime = async (company: Company) => {
  const worker = await company.worker();
  const made = await company.call('saveOvertime', await overtimeValues(company, worker), worker.token);
  return { worker, made };
};

const presentFile = ({ code }: Worker): Values => ({
  employee_file: {
    file: {
      fileName: 'rehearsal.csv',
      content:
        'Name,Code,Working_days,Full_leave,Half_leave,Missed_punch,WFM,Carry_forward,Total_days,Allow,Grand_Total\n' +
        `Rehearsal,${code},20,0,0,0,0,0,20,0,20`,
    },
  },
});
const makePresentRecord = async (company: Company) => {
  const worker = await company.makeWorker();
  await company.call('uploadPresentRecords', { date: '2026-02-28', ...presentFile(worker) });
  const [record] = await company.call<readonly Made[]>(
    'getMonthlyAttendance',
    { Code: worker.code, month: '1' },
    worker.token,
  );
  if (record === undefined) throw new Error('The uploaded record is missing');
  return { worker, record };
};

const ratings = { Q1: '7', Q2: '8', Q3: '9', Q4: '6', Q5: '10' };
const rateOwn = async (company: Company): Promise<{ readonly token: string; readonly values: Values }> => {
  const [{ token }, leader] = [await company.makeWorker(), await company.call('getOwnProfile', {}, company.lead)];
  return { token, values: { ...ratings, teamLeader_id: leader._id } };
};

const ticketDepartment = async (company: Company): Promise<string> => {
  const { _id: handler } = await company.call('getOwnProfile', {});
  const made = await company.call('saveTicketDepartment', {
    Ticket_department_name: company.name(),
    Prefix: `R${company.next()}`,
    Handlers: [handler],
    Response_hours: '4',
    Status: 'Active',
  });
  return made._id;
};
const ticketTexts = { Type: 'Bug', Priority: 'LOW', Description: '<p>Rehearsal</p>' };
const makeTicket = async (company: Company): Promise<Made> =>
  company.call('createTicket', {
    ...ticketTexts,
    Department_id: await ticketDepartment(company),
    Title: company.name(),
  });

const interviewValues = async (company: Company): Promise<Values> => ({
  id: '',
  Candidate: company.name(),
  Email: 'candidate@daybook.example',
  Mobile: '+91 98765 43210',
  Position: 'Engineer',
  Experience: '3',
  Notice_period: '30',
  Source: '',
  Round: 'Screening',
  Date: '2026-03-03',
  Time: '10:00',
  Mode: 'Video',
  Interviewers: (await company.call('getOwnProfile', {}))._id,
  Ratings: JSON.stringify(Object.fromEntries(interviewItems.map((item) => [item, 7]))),
  Result: 'Selected',
  Remarks: 'Rehearsal',
  Submit: 'false',
});

const roleValues = (company: Company): Values => ({
  Role: company.name(),
  Description: 'Rehearsal',
  Second_factor_required: 'false',
  Granted: ['Project.All_Task', 'Project.View_Member'],
});

export const validPeopleRequests: Readonly<Record<string, MakeRequest>> = {
  ...master('Location', (company) => ({ Location_name: company.name(), Status: 'Active' })),
  ...master('Vertical', (company) => ({ Vertical_name: company.name(), Status: 'Active' })),
  ...master('TechStack', (company) => ({ Name: company.name(), Status: 'Active' })),
  ...master('Requirement', (company) => ({ Name: company.name(), Status: 'Active' })),
  ...master('Position', (company) => ({
    Position_name: company.name(),
    Department_id: '',
    Is_project_manager: 'false',
    Is_technical_project_manager: 'false',
    Status: 'Active',
  })),
  ...master('Department', (company) => ({
    Department_name: company.name(),
    Head_id: '',
    Parent_id: '',
    Status: 'Active',
  })),
  ...master('TicketDepartment', (company) => ({
    Ticket_department_name: company.name(),
    Prefix: `R${company.next()}`,
    Handlers: [],
    Response_hours: '4',
    Status: 'Active',
  })),
  ...master('Holiday', (company) => ({
    // Weekends, so that the other requests still meet working days.
    Holiday_date: '2026-08-01',
    Holiday_name: company.name(),
    Holiday_type: 'Full Day',
    Locations: [],
  })),
  // What a page offers for the next year: once it is copied, the year is full.
  copyHolidays: byHr(async (company) => {
    const year = 2030 + (company.next() % 150);
    await company.call('saveHoliday', {
      Holiday_date: `${year}-08-01`,
      Holiday_name: company.name(),
      Holiday_type: 'Full Day',
      Locations: [],
    });
    return { From_year: String(year), To_year: String(year + 1) };
  }),
  saveRole: byHr(async (company) => {
    if (company.next() % 2 === 0) return roleValues(company);
    const { _id, Version } = await company.call('saveRole', roleValues(company));
    return { ...roleValues(company), id: _id, Version: String(Version) };
  }),
  deleteRole: byHr((company) => getId(company.call('saveRole', roleValues(company)))),

  addEmployee: byHr((company) => company.employeeValues()),
  editEmployee: byHr(async (company) => {
    const { _id, Version } = await company.addEmployee();
    return { ...(await company.employeeValues()), id: _id, Version: String(Version) };
  }),
  inviteEmployee: byHr((company) => getId(company.addEmployee())),
  deactivateEmployee: byHr((company) => getId(company.addEmployee())),
  activateEmployee: byHr(async (company) => {
    const { _id: id } = await company.addEmployee();
    await company.call('deactivateEmployee', { id });
    return { id };
  }),
  importEmployees: byHr(async (company) => {
    const values = await company.employeeValues();
    const content = `Code,Name,E-mail,Role permission\n${getText(values.Employee_code)},Rehearsal ${getText(values.Last_name)},${getText(values.Email)},Employee`;
    return { Invite: 'false', Seen_versions: '0', File: { file: { fileName: 'people.csv', content } } };
  }),
  removeEmployeeSecondFactor: byHr(async (company) => ({ id: (await company.makeWorker()).id })),
  endEmployeeSessions: byHr(async (company) => ({ id: (await company.makeWorker()).id })),
  requestPersonalData: byHr(async (company) => ({ id: (await company.worker()).id })),
  erasePersonalData: byHr(async (company) => {
    const values = await company.employeeValues();
    const { _id: id } = await company.call('addEmployee', values);
    await company.call('deactivateEmployee', { id });
    const Name = `${getText(values.First_name)} ${getText(values.Last_name)}`;
    await company.call('previewErasure', { id, Single_names: 'false' });
    return { id, Name, Single_names: 'false' };
  }),
  changeOwnPhoto: byWorker(() => Promise.resolve({ profile_image: { file: { fileName: 'me.png', content: png } } })),
  saveInterview: byHr(interviewValues),
  startNextInterviewRound: byHr((company) =>
    interviewValues(company).then((values) => getId(company.call('saveInterview', { ...values, Submit: 'true' }))),
  ),

  applyForLeave: byWorker((company) => Promise.resolve(leaveValues(company))),
  changeLeaveStatus: byHr(async (company) => ({
    id: await makeLeave(company),
    Status: 'Approved',
    status_comment: 'Rehearsal',
  })),
  decideLeaves: byHr(async (company) => ({
    ids: await makeLeave(company),
    Status: 'Rejected',
    status_comment: 'Rehearsal',
  })),

  addFaceDevice: byHr((company) => Promise.resolve({ Device_name: company.name(), Location_id: '' })),
  deactivateFaceDevice: byHr(async (company) => {
    const { Device } = await company.call<{ readonly Device: Made }>('addFaceDevice', { Device_name: company.name() });
    return { id: Device._id };
  }),
  recordFaceEvents: byWorker((company, { code }) =>
    Promise.resolve({
      events: JSON.stringify([
        {
          event_id: company.name(),
          employee_code: code,
          time: '2026-03-04T09:55:00+05:30',
          direction: 'in',
        },
      ]),
    }),
  ),
  requestManualAttendance: async (company) => {
    const { token } = await company.makeWorker();
    return { token, values: { date: '2026-03-03', type: 'checkOut', time: '18:30', reason: 'WFH' } };
  },
  decideManualAttendanceRequest: byHr(async (company) => {
    const { worker, request } = await makeManualRequest(company);
    return {
      status: 'approved',
      added_first_half: 'true',
      added_second_half: 'false',
      manual_id: '',
      employee_id: worker.id,
      attendance_id: request._id,
      attendance_type: 'checkIn',
      manual_check_in: '09:30',
      manual_check_out: '',
    };
  }),
  correctAttendanceDay: byHr(async (company) => ({
    employee_id: (await company.makeWorker()).id,
    date: '2026-03-02',
    check_in: '09:30',
    check_out: '18:30',
    first_half: 'true',
    second_half: 'true',
    reason: 'Rehearsal',
    Seen_at: '',
  })),
  decideManualAttendanceRequests: byHr(async (company) => ({
    ids: (await makeManualRequest(company)).request._id,
    status: 'rejected',
    status_comment: 'Rehearsal',
  })),

  answerMonthlyAttendance: async (company) => {
    const { worker, record } = await makePresentRecord(company);
    const values = { Code: worker.code, month: '1', Attendence_Status: 'Issue', Comment: 'Rehearsal' };
    return { token: worker.token, values: { ...values, Seen_version: String(record.Version) } };
  },
  updatePresentRecord: byHr(async (company) => {
    const { worker, record } = await makePresentRecord(company);
    return {
      id: record._id,
      Name: 'Rehearsal',
      Code: worker.code,
      Working_days: '20',
      Full_leave: '1',
      Half_leave: '0',
      Missed_punch: '0',
      WFM: '2.5',
      Carry_forward: '0',
      Total_days: '19',
      Allow: '0',
      Grand_Total: '19',
      Seen_version: String(record.Version),
    };
  }),
  remindPresentUnanswered: byHr(async (company) => {
    const { worker } = await makePresentRecord(company);
    return { month: '2026-02', Employee_ids: worker.id };
  }),
  uploadPresentRecords: byHr(async (company) => ({
    date: '2026-02-28',
    ...presentFile(await company.worker()),
  })),
  // Long past: nothing else here belongs to these months.
  closePresentMonth: byHr((company) =>
    Promise.resolve({ month: `${1950 + (company.next() % 50)}-05`, Closed: 'true' }),
  ),

  createTicket: byHr(async (company) => ({
    ...ticketTexts,
    Department_id: await ticketDepartment(company),
    Title: company.name(),
  })),
  updateTicket: byHr(async (company) => {
    const { _id: id, Version } = await makeTicket(company);
    return { ...ticketTexts, id, Title: company.name(), Version: String(Version) };
  }),
  changeTicketStatus: byHr(async (company) => {
    const { _id: id, Version } = await makeTicket(company);
    return { id, Status: 'In Progress', Comment: 'Rehearsal', Version: String(Version) };
  }),
  assignTicket: byHr(async (company) => {
    const [{ _id: id, Version }, handler] = [await makeTicket(company), await company.call('getOwnProfile', {})];
    return { id, Assigned_id: handler._id, Version: String(Version) };
  }),
  addTicketMessage: byHr(async (company) => ({
    id: (await makeTicket(company))._id,
    Message: '<p>Rehearsal</p>',
    Internal: 'false',
  })),

  saveOvertime: async (company) => {
    const { worker, made } = await makeOvertime(company);
    const values = await overtimeValues(company, worker);
    return {
      token: worker.token,
      values: company.next() % 2 === 0 ? values : { ...values, id: made._id, Version: String(made.Version) },
    };
  },
  decideOvertime: async (company) => {
    const { made } = await makeOvertime(company);
    const values = { id: made._id, Version: String(made.Version), Approval_Status: 'Approved' };
    return { token: company.pm, values: { ...values, Approval_Status_Comment: 'Rehearsal' } };
  },
  decideOvertimeEntries: async (company) => {
    const { made } = await makeOvertime(company);
    const values = { ids: made._id, Versions: String(made.Version), Approval_Status: 'Rejected' };
    return { token: company.pm, values: { ...values, Approval_Status_Comment: 'Rehearsal' } };
  },
  deleteOvertime: async (company) => {
    const { worker, made } = await makeOvertime(company);
    return { token: worker.token, values: { id: made._id } };
  },
  rateOwnKra: rateOwn,
  rateKraAsTeamLeader: async (company) => {
    const { token, values } = await rateOwn(company);
    const { _id: id } = await company.call('rateOwnKra', values, token);
    return { token: company.lead, values: { ...ratings, id } };
  },
  handOverKraRatings: byHr(async (company) => {
    const [values, roles, lead, { token }] = await Promise.all([
      company.employeeValues(),
      company.call<readonly { readonly _id: string; readonly Role: string }[]>('listRoles', {}),
      company.call('getOwnProfile', {}, company.lead),
      company.makeWorker(),
    ]);
    const Role_id = roles.find(({ Role }) => Role === 'TL / HOD')?._id;
    const { _id: leaving } = await company.call('addEmployee', { ...values, Role_id });
    await company.call('rateOwnKra', { ...ratings, teamLeader_id: leaving }, token);
    await company.call('deactivateEmployee', { id: leaving });
    return { Team_leader_id: leaving, Successor_id: lead._id };
  }),
  saveKraQuestion: byHr((company) =>
    Promise.resolve({ Question: 'Q5', Text: `What did you learn, ${company.name()}?` }),
  ),
};
