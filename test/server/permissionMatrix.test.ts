import { standardRoles } from '../../src/domain/permissions/standardRoles';
import type { OperationId } from '../../src/server/operations/call';
import { contractOperations } from '../../src/server/operations/contractDocument';
import { addPerson, type TestPerson } from '../support/testPeople';
import { startTestServer, unknownId, type TestServer } from '../support/testServer';

/**
 * Who gets past the door of which call. 401: not signed in; 403: a flag is missing; ok: the call looks at its input.
 * What a caller may see or change of single records is tested with each call.
 * The demonstration's newcomer is an Employee.
 */
const matrix = `
                                no one  HR   PM   TPM  TL   Employee
signIn                          ok      ok   ok   ok   ok   ok
finishCompanySignIn             ok      ok   ok   ok   ok   ok
requestPasswordReset            ok      ok   ok   ok   ok   ok
checkPasswordReset              ok      ok   ok   ok   ok   ok
resetPassword                   ok      ok   ok   ok   ok   ok
createFirstAccount              ok      ok   ok   ok   ok   ok
signOut                         401     ok   ok   ok   ok   ok
signOutEverywhere               401     ok   ok   ok   ok   ok
listSessions                    401     ok   ok   ok   ok   ok
endSession                      401     ok   ok   ok   ok   ok
changePassword                  401     ok   ok   ok   ok   ok
completeSignIn                   ok      ok   ok   ok   ok   ok
proveIdentity                 401     ok   ok   ok   ok   ok
getSecondFactor                 401     ok   ok   ok   ok   ok
startAuthenticator              401     ok   ok   ok   ok   ok
activateAuthenticator            401     ok   ok   ok   ok   ok
removeAuthenticator             401     ok   ok   ok   ok   ok
startPasskeyCheck               ok      ok   ok   ok   ok   ok
signInWithPasskey               ok      ok   ok   ok   ok   ok
startPasskey                    401     ok   ok   ok   ok   ok
addPasskey                      401     ok   ok   ok   ok   ok
removePasskey                   401     ok   ok   ok   ok   ok
createRecoveryCodes             401     ok   ok   ok   ok   ok
getPermissionRecord             401     ok   ok   ok   ok   ok
listRoles                       401     ok   403  403  403  403
saveRole                        401     ok   403  403  403  403
deleteRole                      401     ok   403  403  403  403
listRoleHolders                 401     ok   403  403  403  403
listRoleHistory                 401     ok   403  403  403  403
listSavedViews                  401     ok   ok   ok   ok   ok
saveView                        401     ok   ok   ok   ok   ok
deleteView                      401     ok   ok   ok   ok   ok
getLastFaceLog                  401     ok   ok   ok   ok   ok
listOwnManualTimes              401     ok   ok   ok   ok   ok
getPosition                     401     ok   ok   ok   ok   ok
getHealth                       ok      ok   ok   ok   ok   ok
getReadiness                    ok      ok   ok   ok   ok   ok
getContract                     401     ok   ok   ok   ok   ok
listAuditEvents                 401     ok   403  403  403  403
getServerStatus                 401     ok   403  403  403  403
recordExport                    401     ok   ok   ok   ok   ok
setToday                        401     ok   403  403  403  403
listPreferences                 401     ok   ok   ok   ok   ok
savePreference                  401     ok   ok   ok   ok   ok
getOwnProfile                   401     ok   ok   ok   ok   ok
editOwnProfile                  401     ok   ok   ok   ok   ok
changeOwnPhoto                  401     ok   ok   ok   ok   ok
listEmployees                   401     ok   ok   ok   ok   ok
listEmployeesByFilter           401     ok   ok   ok   ok   ok
searchEmployees                 401     ok   ok   ok   ok   ok
listInterviewers                401     ok   ok   ok   ok   403
listDirectory                   401  ok   ok   ok   ok   ok
listOwnDueTasks                 401  ok   ok   ok   ok   ok
listOwnDues                     401  ok   ok   ok   ok   ok
listPortfolio                   401     ok   ok   ok   ok   403
listPortfolioCharts             401     ok   ok   ok   ok   403
listMilestoneForecasts          401     ok   ok   ok   ok   403
getWhatChanged                  401     ok   ok   ok   ok   ok
listWhatChanged                 401     ok   ok   ok   ok   ok
getNextHoliday                  401  ok   ok   ok   ok   ok
getCompanyDay                   401  ok   ok   ok   ok   403
listCompanyPeople               401  ok   ok   ok   ok   403
getCompanyTrends                401  ok   ok   ok   ok   403
listTrendPeople                 401  ok   ok   ok   ok   403
listCompanyDays                 401  ok   403  403  403  403
getAttendanceTrend              401  ok   ok   ok   ok   403
getOwnMonth                     401  ok   ok   ok   ok   ok
listPendingItems                401  ok   ok   ok   ok   ok
listEmployeeRecords             401  ok   ok   ok   ok   403
getEmployeeDetail               401  ok   ok   ok   ok   403
listEmployeeTimeEntries            401  ok   ok   ok   ok   403
listEmployeeLeaves              401  ok   ok   ok   ok   403
listEmployeeOvertime            401  ok   ok   ok   ok   403
listEmployeeRatings             401  ok   ok   ok   ok   403
listEmployeeProjects            401  ok   ok   ok   ok   403
listInterviews                  401  ok   ok   ok   ok   403
getInterview                    401  ok   ok   ok   ok   403
saveInterview                   401  ok   ok   ok   ok   403
startNextInterviewRound         401  ok   ok   ok   ok   403
getEmployeeFormChoices          401  ok   403  403  403  403
addEmployee                     401  ok   403  403  403  403
editEmployee                    401  ok   403  403  403  403
inviteEmployee                  401  ok   403  403  403  403
getEmployeeLeaving              401  ok   403  403  403  403
deactivateEmployee              401  ok   403  403  403  403
activateEmployee                401  ok   403  403  403  403
importEmployees                 401  ok   403  403  403  403
previewEmployeeImport           401  ok   403  403  403  403
listEmployeeChanges             401  ok   403  403  403  403
listEmployeeSessions            401  ok   403  403  403  403
getEmployeeSecondFactor         401  ok   403  403  403  403
removeEmployeeSecondFactor      401  ok   403  403  403  403
endEmployeeSessions             401  ok   403  403  403  403
requestOwnPersonalData          401  ok   ok   ok   ok   ok
requestPersonalData             401  ok   403  403  403  403
downloadPersonalData            401  ok   ok   ok   ok   ok
previewErasure                  401  ok   403  403  403  403
erasePersonalData               401  ok   403  403  403  403
downloadFile                    401     ok   ok   ok   ok   ok
listProjects                    401     ok   ok   ok   ok   ok
getProject                      401     ok   ok   ok   ok   ok
editProjectStatus               401     ok   ok   ok   ok   ok
editProject                     401     ok   ok   ok   403  403
createProject                   401     ok   ok   403  403  403
listDeletedProjects             401     ok   ok   403  403  403
listProjectMembers              401     ok   ok   ok   ok   ok
addProjectMembers               401     ok   ok   ok   403  403
editProjectMember               401     ok   ok   ok   403  403
removeProjectMember             401     ok   ok   ok   403  403
getMemberStatistics             401     ok   ok   ok   ok   ok
listProjectEmployees            401     ok   ok   ok   ok   ok
listFormerMembers               401     ok   ok   ok   ok   ok
listStatusUpdates               401     ok   ok   ok   ok   ok
addStatusUpdate                 401     ok   ok   ok   403  403
editStatusUpdate                401     ok   ok   ok   403  403
deleteStatusUpdate              401     ok   ok   ok   403  403
listSprints                     401     ok   ok   ok   ok   ok
listTaskAnalytics               401     ok   ok   ok   ok   ok
getIssueStatistics              401     ok   ok   ok   ok   ok
listTechStacks                  401     ok   ok   ok   ok   ok
listRequirements                401     ok   ok   ok   ok   ok
listMilestones                  401     ok   ok   ok   ok   ok
createMilestone                 401     ok   ok   ok   403  403
updateMilestone                 401     ok   ok   ok   403  403
deleteMilestone                 401     ok   ok   ok   403  403
restoreMilestone                401     ok   ok   ok   403  403
listDeletedMilestones           401     ok   ok   ok   403  403
listProjectSprints              401     ok   ok   ok   ok   ok
createSprint                    401     ok   ok   ok   ok   403
updateSprint                    401     ok   ok   ok   ok   403
deleteSprint                    401     ok   ok   ok   403  403
restoreSprint                   401     ok   ok   ok   403  403
listDeletedSprints              401     ok   ok   ok   403  403
closeSprint                     401     ok   ok   ok   ok   403
reopenSprint                    401     ok   ok   ok   ok   403
addSprintTasks                  401     ok   ok   ok   ok   403
listSprintClosings              401     ok   ok   ok   ok   ok
getMilestoneChart               401     ok   ok   ok   ok   ok
getSprintChart                  401     ok   ok   ok   ok   ok
getSprintCapacity               401     ok   ok   ok   ok   403
getProjectCharts                401     ok   ok   ok   ok   ok
listProjectDayTasks             401     ok   ok   ok   ok   ok
listProjectFinishedTasks        401     ok   ok   ok   ok   ok
listProjectTasks                401     ok   ok   ok   ok   ok
createTask                      401     ok   ok   ok   ok   ok
updateTask                      401     ok   ok   ok   ok   ok
getTask                         401     ok   ok   ok   ok   ok
editTask                        401     ok   ok   ok   ok   ok
editManyTasks                   401     ok   ok   ok   ok   ok
undoManyTasks                   401     ok   ok   ok   ok   ok
listLinkedTasks                 401     ok   ok   ok   ok   ok
saveTaskDependency              401     ok   ok   ok   ok   ok
getTimeline                     401     ok   ok   ok   ok   ok
getCalendar                     401     ok   ok   ok   ok   ok
previewTimelineMove             401     ok   ok   ok   ok   ok
saveTimelineMove                401     ok   ok   ok   ok   ok
listBaselines                   401     ok   ok   ok   ok   ok
getBaseline                     401     ok   ok   ok   ok   ok
saveBaseline                    401     ok   ok   ok   403  403
deleteBaseline                  401     ok   ok   ok   403  403
deleteTaskDependency            401     ok   ok   ok   ok   ok
deleteManyTasks                 401     ok   ok   ok   ok   ok
previewTaskDeletion             401     ok   ok   ok   ok   ok
deleteTaskOrProject             401     ok   ok   ok   ok   ok
restoreTaskOrProject            401     ok   ok   ok   ok   ok
listDeletedTasks                401     ok   ok   ok   ok   ok
listOwnTasks                    401     ok   ok   ok   ok   ok
listEmployeeTasks               401     ok   ok   ok   ok   ok
listTasks                       401     ok   ok   ok   ok   ok
listTaskFields                  401     ok   ok   ok   ok   ok
listTaskGroups                  401     ok   ok   ok   ok   ok
listTimeEntries                    401     ok   ok   ok   ok   ok
listOwnTimeEntries                 401     ok   ok   ok   ok   ok
addTimeEntry                      401     ok   ok   ok   ok   ok
editTimeEntry                     401     ok   ok   ok   ok   ok
splitTimeEntry                    401     ok   ok   ok   ok   ok
deleteTimeEntry                   401     ok   ok   ok   ok   ok
listOwnTimerOverruns            401     ok   ok   ok   ok   ok
settleTimerOverrun              401     ok   ok   ok   ok   ok
search                          401     ok   ok   ok   ok   ok
toggleTaskTimer                 401     ok   ok   ok   ok   ok
getTaskTimer                    401     ok   ok   ok   ok   ok
getOwnRunningTimer              401     ok   ok   ok   ok   ok
listComments                    401     ok   ok   ok   ok   ok
getComment                      401     ok   ok   ok   ok   ok
addComment                      401     ok   ok   ok   ok   ok
editComment                     401     ok   ok   ok   ok   ok
deleteComment                   401     ok   ok   ok   ok   ok
restoreComment                  401     ok   ok   ok   ok   ok
searchMentionable               401     ok   ok   ok   ok   ok
listHistory                     401     ok   ok   ok   ok   ok
addHistory                      401     ok   ok   ok   ok   ok
getMonthlyAttendance            401     ok   ok   ok   ok   ok
answerMonthlyAttendance         401     ok   ok   ok   ok   ok
listPresentRecords              401     ok   403  403  403  403
getPresentRecord                401     ok   403  403  403  403
updatePresentRecord             401     ok   403  403  403  403
uploadPresentRecords            401     ok   403  403  403  403
previewPresentRecords           401     ok   403  403  403  403
getPresentMonth                 401     ok   403  403  403  403
closePresentMonth               401     ok   403  403  403  403
comparePresentMonth             401     ok   403  403  403  403
listPresentWindow               401     ok   403  403  403  403
sumPresentRecords               401     ok   403  403  403  403
listPresentUnanswered           401     ok   403  403  403  403
remindPresentUnanswered         401     ok   403  403  403  403
listMusterSheet                 401     ok   403  403  403  403
getMonthEnd                     401     ok   403  403  403  403
listMissingPunches              401     ok   403  403  403  403
listPresentLogs                 401     ok   ok   ok   ok   ok
listOwnManualAttendanceRequests 401     ok   ok   ok   ok   ok
getManualAttendanceEvidence     401     ok   403  403  403  403
applyForLeave                   401     ok   ok   ok   ok   ok
listLeaves                      401     ok   ok   ok   ok   ok
getLeaveCounts                  401     ok   ok   ok   ok   ok
changeLeaveStatus               401     ok   ok   ok   ok   ok
listLeaveLogs                   401     ok   ok   ok   ok   ok
listLeavesToday                 401     ok   ok   ok   ok   ok
listLeaveWindow                 401     ok   ok   ok   ok   ok
listLeaveQuarters               401     ok   ok   ok   ok   ok
getLeaveCalendar                401     ok   ok   ok   ok   ok
getLeaveYear                    401     ok   ok   ok   ok   ok
getLeave                        401     ok   ok   ok   ok   ok
getLeaveImpact                  401     ok   ok   ok   ok   ok
decideLeaves                    401     ok   ok   ok   ok   403
listFaceLogins                  401     ok   403  403  403  403
getAttendanceOfMonth            401     ok   ok   ok   ok   ok
getAttendanceSummary            401     ok   403  403  403  403
listFaceLoginsOfDay             401     ok   403  403  403  403
listFaceLoginsOfMonth           401     ok   403  403  403  403
listFaceLoginWindow             401     ok   403  403  403  403
listFaceDevices                 401     ok   403  403  403  403
addFaceDevice                   401     ok   403  403  403  403
deactivateFaceDevice            401     ok   403  403  403  403
recordFaceEvents                ok      ok   ok   ok   ok   ok
requestManualAttendance         401     ok   ok   ok   ok   ok
listManualAttendanceRequests    401     ok   403  403  403  403
getLinkedManualAttendance       401     ok   403  403  403  403
getAttendanceDayEvidence        401     ok   403  403  403  403
correctAttendanceDay            401     ok   403  403  403  403
decideManualAttendanceRequest   401     ok   403  403  403  403
decideManualAttendanceRequests  401     ok   403  403  403  403
listManualAttendanceLogs        401     ok   ok   ok   ok   ok
listManualAttendanceWindow      401     ok   ok   ok   ok   ok
getManualAttendanceRequest      401     ok   ok   ok   ok   ok
listDueMilestones               401     ok   ok   ok   ok   403
listDueSprints                  401     ok   ok   ok   ok   403
getMilestoneReport              401     ok   ok   ok   403  403
getSprintReport                 401     ok   ok   ok   ok   403
getTaskTimerReport              401     ok   ok   ok   ok   403
listTimerEntries                401     ok   ok   ok   ok   403
listTimerEntryGroups            401     ok   ok   ok   ok   403
getProjectStatusReport          401     ok   ok   ok   403  403
listRunningTaskTimers           401     ok   ok   ok   ok   403
getWorkingPlan                  401     ok   ok   ok   ok   403
getLocation                     401     ok   403  403  403  403
saveLocation                    401     ok   403  403  403  403
listLocations                   401     ok   403  403  403  403
deleteLocation                  401     ok   403  403  403  403
getVertical                     401     ok   403  403  403  403
saveVertical                    401     ok   403  403  403  403
listVerticals                   401     ok   403  403  403  403
deleteVertical                  401     ok   403  403  403  403
getTechStack                    401     ok   ok   ok   403  403
saveTechStack                   401     ok   ok   ok   403  403
listTechStackMaster             401     ok   ok   ok   403  403
deleteTechStack                 401     ok   ok   ok   403  403
getRequirement                  401     ok   ok   ok   403  403
saveRequirement                 401     ok   ok   ok   403  403
listRequirementMaster           401     ok   ok   ok   403  403
deleteRequirement               401     ok   ok   ok   403  403
getPositionEntry                401     ok   403  403  403  403
savePosition                    401     ok   403  403  403  403
listPositions                   401     ok   403  403  403  403
deletePosition                  401     ok   403  403  403  403
getDepartment                   401     ok   403  403  403  403
saveDepartment                  401     ok   403  403  403  403
listDepartments                 401     ok   403  403  403  403
deleteDepartment                401     ok   403  403  403  403
listTickets                     401     ok   ok   ok   ok   ok
getTicket                       401     ok   ok   ok   ok   ok
createTicket                    401     ok   ok   ok   ok   ok
updateTicket                    401     ok   ok   ok   ok   ok
changeTicketStatus              401     ok   ok   ok   ok   ok
assignTicket                    401     ok   ok   ok   ok   ok
addTicketMessage                401     ok   ok   ok   ok   ok
getTicketReport                 401     ok   403  403  403  403
getTicketDepartment             401     ok   403  403  403  403
saveTicketDepartment            401     ok   403  403  403  403
listTicketDepartments           401     ok   ok   ok   ok   ok
deleteTicketDepartment          401     ok   403  403  403  403
getHoliday                      401     ok   403  403  403  403
saveHoliday                     401     ok   403  403  403  403
listHolidays                    401     ok   ok   ok   ok   ok
deleteHoliday                   401     ok   403  403  403  403
copyHolidays                    401     ok   403  403  403  403
listMasterUses                  401     ok   ok   ok   403  403
listOvertimeProjects            401     ok   ok   ok   ok   ok
getOvertime                     401     ok   ok   ok   ok   ok
saveOvertime                    401     ok   ok   ok   ok   ok
listOvertime                    401     ok   ok   ok   ok   ok
decideOvertime                  401     ok   ok   ok   ok   ok
deleteOvertime                  401     ok   ok   ok   ok   ok
listOvertimeWindow              401     ok   ok   ok   ok   ok
getOvertimeDay                  401     ok   ok   ok   ok   ok
decideOvertimeEntries           401     ok   ok   ok   ok   ok
getOvertimeEvidence             401     ok   ok   ok   ok   ok
listOvertimeLogs                401     ok   ok   ok   ok   ok
listKraRecords                  401     ok   ok   ok   ok   ok
rateOwnKra                      401     ok   ok   ok   ok   ok
listKraFormsToRate              401     ok   ok   ok   ok   403
getKraRating                    401     ok   ok   ok   ok   ok
rateKraAsTeamLeader             401     ok   ok   ok   ok   403
listKraLeaders                  401     ok   ok   ok   ok   ok
listKraQuestions                401     ok   ok   ok   ok   ok
saveKraQuestion                 401     ok   403  403  403  403
getKraFacts                     401     ok   ok   ok   ok   ok
listKraReport                   401     ok   403  403  403  403
listKraPerformance              401     ok   ok   ok   ok   403
getKraHandOver                  401     ok   403  403  403  403
handOverKraRatings              401     ok   403  403  403  403
followChanges                   401     ok   ok   ok   ok   ok
listNotifications               401     ok   ok   ok   ok   ok
countUnreadNotifications        401     ok   ok   ok   ok   ok
readNotifications               401     ok   ok   ok   ok   ok
`;

const columns = ['no one', ...standardRoles.map((role) => role.name)] as const;
const rows = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(/\s+/) as [OperationId, ...string[]]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Column = (typeof columns)[number];
const people = new Map<Column, TestPerson>();
/** They end the session of their caller. */
const endsSession: ReadonlySet<OperationId> = new Set(['signOut', 'signOutEverywhere']);

async function findCaller(column: Column): Promise<TestPerson | undefined> {
  if (column === 'no one') return undefined;
  const known = people.get(column) ?? (await addPerson(server.database, { role: column }));
  people.set(column, known);
  return known;
}

async function outcome(operationId: OperationId, column: Column): Promise<string> {
  const route = contractOperations.find((operation) => operation.operationId === operationId)?.route ?? '';
  const params = Object.fromEntries([...route.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', unknownId()]));
  const { httpStatus } = await server.call(operationId, { as: await findCaller(column), params });
  if (endsSession.has(operationId)) people.delete(column);
  return httpStatus === 401 || httpStatus === 403 ? String(httpStatus) : 'ok';
}

test('the matrix names every call of the contract once', () => {
  expect(rows.map(([operationId]) => operationId).sort()).toEqual(
    contractOperations.map((operation) => operation.operationId).sort(),
  );
});

test.each(rows)('%s lets in whom the matrix says', async (operationId, ...expected) => {
  const outcomes: string[] = [];
  for (const column of columns) outcomes.push(await outcome(operationId, column));
  expect(outcomes).toEqual(expected);
});
