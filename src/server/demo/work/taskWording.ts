import type { IssueType } from '../../../domain/tasks/taskChoices';
import type { Area } from './projectOutline';

/** The role that does the work. */
export type TaskDiscipline = 'developer' | 'tester' | 'designer';

export interface TaskTemplate {
  readonly type: IssueType;
  readonly discipline: TaskDiscipline;
  /** @param users of the product, in the plural */
  readonly summary: (area: Area, users: string) => string;
  /** Plausible estimated hours. */
  readonly hours: readonly number[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const story = (summary: TaskTemplate['summary'], hours: readonly number[]): TaskTemplate => ({
  type: 'Story',
  discipline: 'developer',
  summary,
  hours,
});
const task = (
  discipline: TaskDiscipline,
  hours: readonly number[],
  summary: TaskTemplate['summary'],
): TaskTemplate => ({ type: 'Task', discipline, summary, hours });
const bug = (summary: (area: Area) => string): TaskTemplate => ({
  type: 'Bug',
  discipline: 'developer',
  summary,
  hours: [0.5, 1, 2, 2, 3, 4, 6, 8],
});

export const taskTemplates: readonly TaskTemplate[] = [
  story((area, users) => `${capital(area)}: first usable version for ${users}`, [24, 27, 34, 41]),
  story((area, users) => `Notify ${users} about changes in ${area}`, [12, 16, 24]),
  story((area) => `Search and filter in ${area}`, [16, 24, 27]),
  story((area) => `${capital(area)} on small screens`, [12, 16, 24]),
  story((area) => `${capital(area)} with saved drafts`, [16, 24]),
  story((area, users) => `${capital(area)}: ${users} can undo the last step`, [12, 16]),
  story((area) => `Print view of ${area}`, [8, 12]),
  story((area) => `${capital(area)}: approval by a second person`, [16, 24, 27]),
  story((area, users) => `Import of ${area} from the spreadsheets that ${users} keep`, [16, 24]),

  task('designer', [8, 12, 16], (area) => `Design the screens of ${area}`),
  task('designer', [6, 8, 12], (area) => `Clickable prototype of ${area}`),
  task('designer', [2, 4, 6], (area, users) => `Agree the wording of ${area} with ${users}`),
  task('designer', [4, 6], (area) => `Icons and empty states for ${area}`),
  task('designer', [6, 8], (area) => `Contrast and font sizes in ${area}`),
  task('developer', [4, 6, 8], (area) => `Database tables for ${area}`),
  task('developer', [12, 16, 24], (area) => `API for ${area}`),
  task('developer', [8, 12, 16], (area) => `Connect the screen of ${area} to the API`),
  task('developer', [4, 6, 8], (area) => `Check the input of ${area} on the server`),
  task('developer', [6, 8, 12], (area) => `Export ${area} to Excel`),
  task('developer', [4, 8], (area) => `Permissions for ${area}`),
  task('developer', [6, 8], (area) => `Keep a log of changes in ${area}`),
  task('developer', [4, 8, 12], (area) => `Quicker queries for ${area}`),
  task('developer', [2, 4, 6], (area) => `Remove the old code of ${area}`),
  task('developer', [4, 6], (area) => `Translate ${area} into German and French`),
  task('developer', [2, 4], (area) => `Demonstration data for ${area}`),
  task('developer', [4, 6, 8], (area) => `Keyboard use of ${area}`),
  task('developer', [2, 4], (area) => `Help page for ${area}`),
  task('tester', [4, 6, 8], (area) => `Write test cases for ${area}`),
  task('tester', [8, 12, 16], (area) => `Automate the regression test of ${area}`),
  task('tester', [6, 8], (area) => `Load test of ${area} with 500 users`),
  task('tester', [2, 4, 6], (area, users) => `Acceptance of ${area} together with ${users}`),

  bug((area) => `${capital(area)} stays empty after a refresh`),
  bug((area) => `${capital(area)}: wrong total when a filter is set`),
  bug((area) => `${capital(area)}: Save stays disabled although everything is filled in`),
  bug((area) => `${capital(area)} shows times one hour late`),
  bug((area) => `${capital(area)}: error 500 when a name holds an apostrophe`),
  bug((area) => `${capital(area)} is cut off at 1024 pixels`),
  bug((area) => `${capital(area)}: two entries after a double click`),
  bug((area) => `${capital(area)} forgets the filter on the way back`),
  bug((area) => `${capital(area)}: focus jumps to the top while typing`),
  bug((area) => `${capital(area)}: umlauts are broken in the export`),
  bug((area) => `${capital(area)} does not load on a slow network`),
  bug((area) => `${capital(area)}: the last page cannot be opened`),
  bug((area) => `${capital(area)}: attachment over 5 MB fails without a message`),
  bug((area) => `${capital(area)} can be opened without permission`),
  bug((area) => `${capital(area)}: sorting by date mixes up day and month`),
  bug((area) => `${capital(area)} crashes in Safari after ten minutes`),
  bug((area) => `${capital(area)}: old value comes back after saving`),
  bug((area) => `Spelling mistakes in ${area}`),
];
