import { faceLogs } from '../attendance/faceLogs';
import { makePresence } from '../attendance/makePresence';
import { joinRows, type CompanyRows } from '../companyRows';
import { leaveRows } from '../leave/leaveRows';
import { grantedLeaves, makeLeaves } from '../leave/makeLeaves';
import { yearsHolidays } from '../leave/yearsHolidays';
import type { Company, CompanyMoment } from '../makeCompany';
import { makeStaff } from '../people/makeStaff';
import { employeeRows } from '../people/peopleRows';
import { CompanyCalendar } from '../seed/companyCalendar';
import { makeProjects } from '../work/makeProjects';
import { makeTasks } from '../work/makeTasks';
import { projectRows } from '../work/projectRows';
import { runningWork } from '../work/runningWork';
import { simulateWork } from '../work/simulateWork';
import { taskRows } from '../work/taskRows';
import { blockOutlines, blockStaff, peopleOfBlock } from './blockOutlines';

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
  const leaves = makeLeaves(people, calendar, seed);
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
  return joinRows([
    { employees: employeeRows(people, company.organisation, calendar, passwordHash) },
    projectRows(projects, company.masters, calendar, seed),
    taskRows(done, calendar, seed),
    { face_logs: faceLogs(people, presence, running.checkInMs, calendar, seed) },
    leaveRows(leaves, calendar, seed),
  ]);
}
