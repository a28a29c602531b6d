import { maySeeLeave, maySeeLeavesOfEmployee } from '../../../src/domain/leave/leaveVisibility';

const leave = { employeeId: 'owner', teamLeaderId: 'leader', notifiedIds: ['friend'] };

test.each<[string, string[], boolean, boolean]>([
  ['owner', [], true, true],
  ['friend', [], true, false],
  ['leader', [], false, false],
  ['leader', ['Me.Team_Leave'], true, true],
  ['other', ['Me.Team_Leave'], false, false],
  ['other', ['Report.Leave_Report'], true, true],
  ['other', ['Report.Approve_Leave'], true, true],
  ['other', [], false, false],
])('%s with %j sees the leave: %s, every leave of the employee: %s', (employeeId, flags, seesIt, seesAll) => {
  const viewer = { employeeId, grantedFlags: new Set(flags) };
  expect([maySeeLeave(leave, viewer), maySeeLeavesOfEmployee(leave, viewer)]).toEqual([seesIt, seesAll]);
});
