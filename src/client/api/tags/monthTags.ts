import { ownChangeTags } from '../changeTable';
import { tag } from '../tagTypes';
import { windowSeconds } from './windowSeconds';

/** Tags of the calls about present records, overtime and KRA ratings, for `cacheTags.ts`. */
export const monthTags = {
  getMonthlyAttendance: { providesTags: [tag('PresentRecords', 'own')] },
  answerMonthlyAttendance: { invalidatesTags: [...ownChangeTags('present-record'), { type: 'PresentRecords' }] },
  listPresentRecords: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  getPresentRecord: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  getPresentMonth: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  listPresentWindow: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  sumPresentRecords: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  listPresentUnanswered: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  getMonthEnd: {
    providesTags: [
      tag('PresentRecords', 'all'),
      tag('ManualRequests', 'all'),
      tag('Leaves', 'all'),
      tag('Overtime', 'all'),
      tag('Attendance', 'month'),
    ],
    keepUnusedDataFor: windowSeconds,
  },
  listMissingPunches: {
    providesTags: [tag('ManualRequests', 'all'), tag('Attendance', 'month')],
    keepUnusedDataFor: windowSeconds,
  },
  listPresentLogs: {
    providesTags: [tag('PresentRecords', 'all'), tag('PresentRecords', 'own')],
    keepUnusedDataFor: windowSeconds,
  },
  comparePresentMonth: { providesTags: [tag('PresentRecords', 'all')], keepUnusedDataFor: windowSeconds },
  // Sends a file: `useFilePreview` says when.
  previewPresentRecords: { keepUnusedDataFor: 0 },
  updatePresentRecord: { invalidatesTags: [...ownChangeTags('present-record'), { type: 'PresentRecords' }] },
  uploadPresentRecords: { invalidatesTags: [...ownChangeTags('present-record'), { type: 'PresentRecords' }] },
  remindPresentUnanswered: { invalidatesTags: ownChangeTags('present-record') },
  closePresentMonth: { invalidatesTags: [...ownChangeTags('present-record'), ...ownChangeTags('month-closing')] },

  listOvertime: { providesTags: [tag('Overtime', 'all')] },
  getOvertime: { providesTags: [tag('Overtime', 'all')] },
  listOvertimeWindow: { providesTags: [tag('Overtime', 'all')], keepUnusedDataFor: windowSeconds },
  listOvertimeLogs: { providesTags: [tag('Overtime', 'all')], keepUnusedDataFor: windowSeconds },
  getOvertimeDay: { providesTags: [tag('Overtime', 'all')], keepUnusedDataFor: windowSeconds },
  listOvertimeProjects: { providesTags: [tag('ProjectList', 'all')] },
  // BEH-087. Also after a rejection: 409 means that the shown data is old.
  saveOvertime: { invalidatesTags: ownChangeTags('overtime') },
  decideOvertime: { invalidatesTags: ownChangeTags('overtime') },
  decideOvertimeEntries: { invalidatesTags: ownChangeTags('overtime') },
  getOvertimeEvidence: { providesTags: [tag('Overtime', 'all')], keepUnusedDataFor: 0 },
  deleteOvertime: { invalidatesTags: ownChangeTags('overtime') },
  listKraRecords: { providesTags: [tag('Ratings', 'all')] },
  listKraFormsToRate: { providesTags: [tag('Ratings', 'all')] },
  getKraRating: { providesTags: [tag('Ratings', 'all')] },
  // Whether a chosen leader may still rate depends on the role.
  listKraReport: {
    providesTags: [tag('Ratings', 'all'), tag('Employees', 'all'), tag('Roles', 'all')],
    keepUnusedDataFor: windowSeconds,
  },
  // The ratings, and who may give them.
  getKraHandOver: { providesTags: [tag('Ratings', 'all'), tag('Employees', 'all'), tag('Roles', 'all')] },
  // Also after a rejection: 409 means that the shown ratings have another leader.
  handOverKraRatings: { invalidatesTags: ownChangeTags('rating') },
  listKraPerformance: { providesTags: [tag('Ratings', 'all')], keepUnusedDataFor: windowSeconds },
  listKraLeaders: { providesTags: [tag('Employees', 'all')] },
  getKraFacts: { keepUnusedDataFor: windowSeconds },
  listKraQuestions: { providesTags: [tag('Master', 'kraQuestions')] },
  saveKraQuestion: { invalidatesTags: ownChangeTags('master') },
  // Also after a failure: 409 says that other texts are stored than were shown.
  rateOwnKra: { invalidatesTags: [...ownChangeTags('rating'), tag('Master', 'kraQuestions')] },
  rateKraAsTeamLeader: { invalidatesTags: ownChangeTags('rating') },
} as const;
