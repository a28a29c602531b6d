import { attendanceFilters } from '../../src/domain/attendance/attendanceMonth';
import { dayHalves, leaveDecisions, leaveTypes } from '../../src/domain/leave/leaveChoices';
import { manualReasons } from '../../src/domain/manual-attendance/manualRequestRules';
import { platforms, projectStatuses, projectTypes } from '../../src/domain/projects/projectChoices';
import { defaultTaskPriority, issueTypes, taskPriorities, taskStatuses } from '../../src/domain/tasks/taskChoices';
import { ticketTypes } from '../../src/domain/tickets/ticketChoices';

test('the choices are those of the specification, letter by letter', () => {
  expect({
    taskStatuses,
    taskPriorities,
    defaultTaskPriority,
    issueTypes,
    projectStatuses,
    platforms,
    projectTypes,
    leaveTypes,
    dayHalves,
    leaveDecisions,
    manualReasons,
    ticketTypes,
    attendanceFilters,
  }).toEqual({
    taskStatuses:
      'OPEN, IN PROGRESS, DEVELOPMENT DONE, READY FOR QA, READY FOR UAT, REOPEN, REJECTED, ON HOLD, CLOSE'.split(', '),
    taskPriorities: ['HIGH', 'MEDIUM', 'LOW'],
    defaultTaskPriority: 'MEDIUM',
    issueTypes: ['Bug', 'Task', 'Story'],
    projectStatuses: ['Open', 'InProgress', 'Hold', 'InClientReview', 'Completed'],
    platforms: ['Android', 'iOS', 'WebSite'],
    projectTypes: [
      'MobileApplication',
      'WebApplication',
      'DesktopApplication',
      'HTMLEmailer',
      'SEO',
      'SMM',
      'Blockchain',
    ],
    leaveTypes: ['Casual Leave', 'Sick Leave'],
    dayHalves: ['First Half', 'Second Half'],
    leaveDecisions: ['Approved', 'Conditional Approved', 'Unapproved', 'Rejected'],
    manualReasons: ['technical issue', 'Health Issue', 'Cricket Tournament', 'Vehicle Issue', 'Client Meeting', 'WFH'],
    ticketTypes: ['Story', 'Task', 'Bug'],
    attendanceFilters: ['ALL', 'ABSENT', 'PRESENT'],
  });
});
