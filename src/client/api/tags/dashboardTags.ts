import { tag } from '../tagTypes';
import { masterSeconds } from './masterTags';
import { windowSeconds } from './windowSeconds';

/** What the figures of the company are computed from. */
const companyTags = [
  tag('Leaves', 'all'),
  tag('ManualRequests', 'all'),
  tag('Overtime', 'all'),
  tag('PresentRecords', 'all'),
  tag('Employees', 'all'),
];

/** Tags of the calls about the own month, the company and what waits for a decision, for `cacheTags.ts`. */
export const dashboardTags = {
  getOwnMonth: {
    providesTags: [
      tag('OwnMonth', 'own'),
      tag('Leaves', 'all'),
      tag('ManualRequests', 'own'),
      tag('Overtime', 'all'),
      tag('Ratings', 'all'),
      tag('PresentRecords', 'own'),
      tag('TaskList', 'own'),
    ],
  },
  getCompanyDay: { providesTags: [tag('Company', 'all'), ...companyTags] },
  listCompanyPeople: { providesTags: [tag('Company', 'all')], keepUnusedDataFor: windowSeconds },
  getCompanyTrends: { providesTags: companyTags, keepUnusedDataFor: masterSeconds },
  listCompanyDays: { providesTags: companyTags, keepUnusedDataFor: masterSeconds },
  listTrendPeople: { providesTags: [tag('Company', 'all')], keepUnusedDataFor: windowSeconds },
  getAttendanceTrend: { keepUnusedDataFor: masterSeconds },
  // The caller's own decisions change the queue, too.
  listPendingItems: {
    providesTags: [
      tag('Pending', 'all'),
      tag('Leaves', 'all'),
      tag('ManualRequests', 'all'),
      tag('Overtime', 'all'),
      tag('Ratings', 'all'),
      tag('PresentRecords', 'all'),
    ],
    keepUnusedDataFor: windowSeconds,
  },
} as const;
