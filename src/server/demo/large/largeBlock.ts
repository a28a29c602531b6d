import { faceLogs } from '../attendance/faceLogs';
import { makePresence } from '../attendance/makePresence';
import { manualRequests } from '../attendance/manualRequests';
import { monthSummaries } from '../attendance/monthSummaries';
import { overtimeRows } from '../attendance/overtime';
import { presentRows } from '../attendance/presentRecords';
import { joinRows, type CompanyRows } from '../companyRows';
import { interviewRows } from '../interviews/interviewRows';
import { leaveRows } from '../leave/leaveRows';
import { grantedLeaves, makeLeaves } from '../leave/makeLeaves';
import { yearsHolidays } from '../leave/yearsHolidays';
import type { Company, CompanyMoment } from '../makeCompany';
import { makeStaff } from '../people/makeStaff';
import { employeeRows, leavingRows } from '../people/peopleRows';
import { officeStaff } from '../people/person';
import { kraRecords } from '../ratings/kraRecords';
import { CompanyCalendar } from '../seed/companyCalendar';
import { ticketsOfDivision } from '../tickets/ticketRows';
import { carryOverTasks } from '../work/carryOverTasks';
import { makeProjects } from '../work/makeProjects';
import { makeTasks } from '../work/makeTasks';
import { projectRows } from '../work/projectRows';
import { runningWork } from '../work/runningWork';
import { simulateWork } from '../work/simulateWork';
import { sprintClosingRows } from '../work/sprintClosings';
import { taskRows } from '../work/taskRows';
import { blockCandidates, blockOutlines, blockStaff, peopleOfBlock } from './blockOutlines';

const DAYS_BEFORE = 540;
const DAYS_AFTER = 100;

export function largeCalendar(moment: CompanyMoment): CompanyCalendar {
  const calendar = new CompanyCalendar(moment.today, moment.now, moment.timeZone, DAYS_BEFORE, DAYS_AFTER);
  calendar.keepHolidays(yearsHolidays(moment.today));
  return calendar;
}

/**
 * One more division of the large company: its own employees, and projects under the managers of the whole company.
 * Divisions are created and stored one after the other, so that memory does not grow with their number.
 */
export function largeBlock(
  block: number,
  company: Company,
  calendar: CompanyCalendar,
  passwordHash: string,
): CompanyRows {
  const seed = company.seed.fork(`block ${block}`);
  const above = company.people.filter(({ account }) => account === 'pm' || account === 'tpm' || account === 'lead');
  const people = makeStaff(
    blockStaff(block),
    calendar,
    seed.fork('people'),
    company.people.length + 1 + block * peopleOfBlock,
    above,
  );
  const office = officeStaff(company.people);
  const leaves = makeLeaves(people, office, calendar, seed);
  const presence = makePresence(people, grantedLeaves(leaves), calendar, seed);
  const running = runningWork(calendar);
  const projects = makeProjects(blockOutlines(block), [...above, ...people], calendar, seed);
  const done = simulateWork(
    projects.flatMap((project) => makeTasks(project, calendar, seed)),
    people,
    presence,
    running,
    calendar,
    seed,
  );
  const carryOvers = carryOverTasks(projects, done.tasks, calendar);
  const employees = employeeRows(people, company.organisation, calendar, passwordHash);
  const clerk = company.people.find(({ account }) => account === 'hr');
  const changes = leavingRows(people, clerk, calendar, seed);
  const manual = manualRequests(people, office, presence, calendar, seed);
  const attendance = {
    face_logs: faceLogs(people, presence, running.checkInMs, calendar, seed),
    manual_attendances: manual.corrections,
    manual_attendance_requests: manual.requests,
    manual_attendance_log_entries: manual.logEntries,
    ...leaveRows(leaves, calendar, seed),
  };
  const { holidays = [], holiday_locations = [] } = company.rows;
  return joinRows([
    { employees, employee_changes: changes },
    projectRows(projects, company.masters, calendar, seed),
    taskRows(done, calendar, seed),
    sprintClosingRows(projects, done, carryOvers, calendar, seed),
    attendance,
    overtimeRows(people, presence, projects, done.timers, calendar, seed),
    { kra_records: kraRecords(people, calendar, seed) },
    presentRows(
      {
        people,
        employees,
        months: monthSummaries(
          { employee_changes: changes, ...attendance, holidays, holiday_locations },
          { now: new Date(calendar.nowMs), timeZone: calendar.timeZone },
        ),
        clerk,
        division: block + 1,
      },
      calendar,
      seed,
    ),
    ticketsOfDivision(block, company.ticketDepartments, people, calendar, seed),
    interviewRows([...office, ...people], blockCandidates(block), null, calendar, seed),
  ]);
}
