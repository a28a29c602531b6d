import type { Migration } from 'kysely';
import * as people from './0001People';
import * as sessions from './0002Sessions';
import * as projects from './0003Projects';
import * as tasks from './0004Tasks';
import * as dayTimes from './0005DayTimes';
import * as leave from './0006Leave';
import * as manualAttendance from './0007ManualAttendance';
import * as overtime from './0008Overtime';
import * as ratings from './0009Ratings';
import * as tickets from './0010Tickets';
import * as historyByActor from './0011HistoryByActor';
import * as notifications from './0012Notifications';
import * as projectMembers from './0013Projects';
import * as planning from './0014Planning';
import * as bulkChanges from './0015Tasks';
import * as reports from './0016Reports';
import * as taskChanges from './0016TaskChanges';
import * as live from './0017Live';
import * as timers from './0018Timers';
import * as attendance from './0021Attendance';
import * as presentData from './0022PresentData';
import * as ratingOrders from './0024Ratings';
import * as employees from './0025People';
import * as roles from './0023Roles';
import * as ticketNotes from './0026Tickets';
import * as taskFilters from './0028TaskFilters';
import * as planDeletions from './0029Plans';
import * as presentWindows from './0030PresentWindows';
import * as masterVersions from './0031Masters';
import * as taskMoves from './0033TaskMoves';
import * as openTasks from './0034OpenTasks';
import * as taskWalks from './0035TaskWalks';
import * as alphabetical from './0038Alphabetical';
import * as emptiesLast from './0039EmptiesLast';
import * as variance from './0040Variance';
import * as signIn from './0043SignIn';
import * as clock from './0045Clock';
import * as settableToday from './0046SettableToday';
import * as presentDecimals from './0050PresentDecimals';
import * as kraQuestions from './0065KraQuestions';
import * as overtimeVersions from './0070Overtime';
import * as taskCounts from './0071TaskCounts';
import * as changeSignal from './0072ChangeSignal';
import * as cheaperChanges from './0073CheaperChanges';
import * as taskDependencies from './0074TaskDependencies';
import * as backups from './0075Backups';
import * as sessionEnds from './0076SessionEnds';
import * as taskStates from './0077TaskStates';
import * as statusUpdates from './0078StatusUpdates';
import * as secondFactors from './0079SecondFactors';
import * as whatChanged from './0080WhatChanged';
import * as passkeys from './0081Passkeys';
import * as auditLog from './0082AuditLog';
import * as openId from './0083OpenId';
import * as fileContents from './0085FileContents';
import * as personalData from './0086PersonalData';
import * as tokenRenewal from './0087TokenRenewal';
import * as fileObjects from './0089FileObjects';
import * as planBaselines from './0097PlanBaselines';
import * as companySecondFactor from './0100CompanySecondFactor';
import * as holidaysEntered from './0101HolidaysEntered';
import * as linkMails from './0102LinkMails';
import * as recentAuditEvents from './0103RecentAuditEvents';
import * as wholeUndo from './0106WholeUndo';
import * as foldedSearch from './0107FoldedSearch';
import * as stateBeforeBulkChange from './0108StateBeforeBulkChange';
import * as recordsOfCodes from './0109RecordsOfCodes';
import * as liveColumns from './0110LiveColumns';
import * as mailTries from './0111MailTries';
import * as monthClosings from './0112MonthClosings';
import * as closingSeconds from './0113ClosingSeconds';
import * as responseHours from './0114ResponseHours';
import * as quickTaskStates from './0115QuickTaskStates';
import * as bugStates from './0116BugStates';
import * as milestoneHistory from './0117MilestoneHistory';
import * as statusChanges from './0118StatusChanges';
import * as formerWorkplaces from './0119FormerWorkplaces';
import * as editedComments from './0120EditedComments';
import * as orderOfPreferences from './0123OrderOfPreferences';
import * as answerReminders from './0124AnswerReminders';
import * as replacedTimes from './0125ReplacedTimes';

/** Every migration by its name, in order. One that has been released is never changed: a new one follows. */
export const migrations: Record<string, Migration> = {
  '0001People': people,
  '0002Sessions': sessions,
  '0003Projects': projects,
  '0004Tasks': tasks,
  '0005DayTimes': dayTimes,
  '0006Leave': leave,
  '0007ManualAttendance': manualAttendance,
  '0008Overtime': overtime,
  '0009Ratings': ratings,
  '0010Tickets': tickets,
  '0011HistoryByActor': historyByActor,
  '0012Notifications': notifications,
  '0013Projects': projectMembers,
  '0014Planning': planning,
  '0015Tasks': bulkChanges,
  '0016Reports': reports,
  '0016TaskChanges': taskChanges,
  '0017Live': live,
  '0018Timers': timers,
  '0021Attendance': attendance,
  '0022PresentData': presentData,
  '0024Ratings': ratingOrders,
  '0025People': employees,
  '0023Roles': roles,
  '0026Tickets': ticketNotes,
  '0028TaskFilters': taskFilters,
  '0029Plans': planDeletions,
  '0030PresentWindows': presentWindows,
  '0031Masters': masterVersions,
  '0033TaskMoves': taskMoves,
  '0034OpenTasks': openTasks,
  '0035TaskWalks': taskWalks,
  '0038Alphabetical': alphabetical,
  '0039EmptiesLast': emptiesLast,
  '0040Variance': variance,
  '0043SignIn': signIn,
  '0045Clock': clock,
  '0046SettableToday': settableToday,
  '0050PresentDecimals': presentDecimals,
  '0065KraQuestions': kraQuestions,
  '0070Overtime': overtimeVersions,
  '0071TaskCounts': taskCounts,
  '0072ChangeSignal': changeSignal,
  '0073CheaperChanges': cheaperChanges,
  '0074TaskDependencies': taskDependencies,
  '0075Backups': backups,
  '0076SessionEnds': sessionEnds,
  '0077TaskStates': taskStates,
  '0078StatusUpdates': statusUpdates,
  '0079SecondFactors': secondFactors,
  '0080WhatChanged': whatChanged,
  '0081Passkeys': passkeys,
  '0082AuditLog': auditLog,
  '0083OpenId': openId,
  '0085FileContents': fileContents,
  '0086PersonalData': personalData,
  '0087TokenRenewal': tokenRenewal,
  '0089FileObjects': fileObjects,
  '0097PlanBaselines': planBaselines,
  '0100CompanySecondFactor': companySecondFactor,
  '0101HolidaysEntered': holidaysEntered,
  '0102LinkMails': linkMails,
  '0103RecentAuditEvents': recentAuditEvents,
  '0106WholeUndo': wholeUndo,
  '0107FoldedSearch': foldedSearch,
  '0108StateBeforeBulkChange': stateBeforeBulkChange,
  '0109RecordsOfCodes': recordsOfCodes,
  '0110LiveColumns': liveColumns,
  '0111MailTries': mailTries,
  '0112MonthClosings': monthClosings,
  '0113ClosingSeconds': closingSeconds,
  '0114ResponseHours': responseHours,
  '0115QuickTaskStates': quickTaskStates,
  '0116BugStates': bugStates,
  '0117MilestoneHistory': milestoneHistory,
  '0118StatusChanges': statusChanges,
  '0119FormerWorkplaces': formerWorkplaces,
  '0120EditedComments': editedComments,
  '0123OrderOfPreferences': orderOfPreferences,
  '0124AnswerReminders': answerReminders,
  '0125ReplacedTimes': replacedTimes,
};
