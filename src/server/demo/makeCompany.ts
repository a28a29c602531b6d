import type { Day } from '../../domain/calendar/day';
import { faceLogs } from './attendance/faceLogs';
import { demonstrationMark } from './demonstrationMarkReadModel';
import { manualRequests } from './attendance/manualRequests';
import { overtimeRows } from './attendance/overtime';
import { makePresence } from './attendance/makePresence';
import { presentRows } from './attendance/presentRecords';
import { monthSummaries } from './attendance/monthSummaries';
import { joinRows, type CompanyRows } from './companyRows';
import type { LateReferences } from './demonstrationCompanyRepository';
import type { StoredContents } from './files/contents';
import { fileRows } from './files/fileRows';
import { candidateOutlines } from './interviews/candidateOutlines';
import { interviewRows } from './interviews/interviewRows';
import { holidayRows, leaveRows } from './leave/leaveRows';
import { grantedLeaves, makeLeaves } from './leave/makeLeaves';
import { yearsHolidays } from './leave/yearsHolidays';
import {
  departmentHeads,
  employeeRows,
  leavingRows,
  organisationIds,
  organisationRows,
  type OrganisationIds,
} from './people/peopleRows';
import { officeStaff, type Person } from './people/person';
import { auditRows } from './people/auditRows';
import { makeStaff } from './people/makeStaff';
import { staffList } from './people/staffList';
import { kraQuestionRows } from './ratings/kraQuestionRows';
import { kraRecords } from './ratings/kraRecords';
import { CompanyCalendar } from './seed/companyCalendar';
import { SeededRandom } from './seed/seededRandom';
import { ticketRows, type TicketDepartment } from './tickets/ticketRows';
import { currentProjects } from './work/currentProjects';
import { spreadEmployeeDueDays } from './work/employeeTasks';
import { makeProjects } from './work/makeProjects';
import { otherProjects } from './work/otherProjects';
import { withForgottenTimer } from './work/forgottenTimer';
import { makeTasks } from './work/makeTasks';
import { projectMasterIds, projectMasterRows, projectRows, type ProjectMasterIds } from './work/projectRows';
import { runningWork } from './work/runningWork';
import { simulateWork } from './work/simulateWork';
import { carryOverTasks } from './work/carryOverTasks';
import { sprintClosingRows } from './work/sprintClosings';
import { taskRows } from './work/taskRows';

/** Known days before today: more than the oldest project, and eight full months. */
const DAYS_BEFORE = 250;
/** Known days after today, for leaves and milestones. */
const DAYS_AFTER = 100;
const SEED = 'daybook';

export interface CompanyMoment {
  readonly today: Day;
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

/** The rows that other blocks of the company reference. */
export interface Company {
  readonly rows: CompanyRows;
  readonly late: LateReferences;
  readonly people: readonly Person[];
  readonly calendar: CompanyCalendar;
  readonly seed: SeededRandom;
  readonly organisation: OrganisationIds;
  readonly masters: ProjectMasterIds;
  readonly ticketDepartments: readonly TicketDepartment[];
}

export function companySeed(): SeededRandom {
  return new SeededRandom(SEED);
}

/**
 * Creates the whole demonstration company: the same for the same instant.
 * @param passwordHash hash of the password of the accounts
 * @param contents null without a file store; then there are no files
 */
export function makeCompany(moment: CompanyMoment, passwordHash: string, contents: StoredContents | null): Company {
  const seed = companySeed();
  const calendar = new CompanyCalendar(moment.today, moment.now, moment.timeZone, DAYS_BEFORE, DAYS_AFTER);
  const holidays = yearsHolidays(moment.today);
  calendar.keepHolidays(holidays);
  const organisation = organisationIds(calendar, seed);
  const masters = projectMasterIds(calendar, seed);
  const people = makeStaff(staffList, calendar, seed.fork('people'), 1);
  const office = officeStaff(people);
  const leaves = makeLeaves(people, office, calendar, seed);
  const granted = grantedLeaves(leaves);
  const presence = makePresence(people, granted, calendar, seed);
  const running = runningWork(calendar);
  const projects = makeProjects([...currentProjects, ...otherProjects], people, calendar, seed);
  const workers = people.filter(({ discipline }) => discipline !== 'office');
  const worked = simulateWork(
    projects.flatMap((project) => makeTasks(project, calendar, seed)),
    workers,
    presence,
    running,
    calendar,
    seed,
  );
  spreadEmployeeDueDays(worked.tasks, calendar);
  const carryOvers = carryOverTasks(projects, worked.tasks, calendar);
  const faces = faceLogs(people, presence, running.checkInMs, calendar, seed);
  const done = withForgottenTimer(worked, faces, calendar);
  const manual = manualRequests(people, office, presence, calendar, seed);
  const { photos = [], ...files } =
    contents === null ? { photos: [] } : fileRows(contents, people, projects, done.tasks, calendar, seed);
  const employees = employeeRows(people, organisation, calendar, passwordHash);
  const clerk = people.find(({ account }) => account === 'hr');
  const changes = leavingRows(people, clerk, calendar, seed);
  const ofLeave = leaveRows(leaves, calendar, seed);
  const ofHolidays = holidayRows(holidays, organisation, calendar, seed);
  const ofManual = {
    manual_attendances: manual.corrections,
    manual_attendance_requests: manual.requests,
    manual_attendance_log_entries: manual.logEntries,
  };
  const tickets = ticketRows(people, calendar, seed);
  const rows = joinRows([
    { company_settings: [{ key: demonstrationMark, value: moment.today }] },
    organisationRows(organisation, calendar),
    { employees, employee_changes: changes },
    files,
    projectMasterRows(masters),
    projectRows(projects, masters, calendar, seed),
    taskRows(done, calendar, seed),
    sprintClosingRows(projects, done, carryOvers, calendar, seed),
    { face_logs: faces },
    ofLeave,
    ofHolidays,
    ofManual,
    overtimeRows(people, presence, projects, worked.timers, calendar, seed),
    kraQuestionRows(),
    { kra_records: kraRecords(people, calendar, seed) },
    presentRows(
      {
        people,
        employees,
        months: monthSummaries(
          { employee_changes: changes, face_logs: faces, ...ofLeave, ...ofHolidays, ...ofManual },
          moment,
        ),
        clerk,
      },
      calendar,
      seed,
    ),
    tickets.rows,
    interviewRows(people, candidateOutlines, contents, calendar, seed),
    auditRows(people, calendar, seed),
  ]);
  return {
    rows,
    late: { departmentHeads: departmentHeads(people, organisation), photos },
    people,
    calendar,
    seed,
    organisation,
    masters,
    ticketDepartments: tickets.departments,
  };
}
