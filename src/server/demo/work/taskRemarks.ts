import type { SeededRandom } from '../seed/seededRandom';
import type { Task } from './task';

type Say = (task: Task, random: SeededRandom) => string;

const pickText =
  (...texts: ((area: string, client: string) => string)[]): Say =>
  (task, random) =>
    random.pick(texts)(task.area, task.project.outline.client);

/** Comments at the steps of a task's life; plain text without markup. */
export const words = {
  wish: pickText(
    (area, client) => `${client} asked about ${area} again this week, please plan it in.`,
    (area) => `I have added the notes about ${area} to the folder of the project.`,
    () => 'Please tell me if the estimate does not fit.',
    (area) => `Only the part for ${area}; the rest comes with the next delivery.`,
    () => 'Screenshots follow, I still have to redact the names.',
    (_, client) => `Agreed with ${client} on the phone, the minutes are in the wiki.`,
  ),
  started: pickText(
    (area) => `Started. The API for ${area} is there, I am on the screen now.`,
    () => 'Started with a failing test, the rest tomorrow.',
    () => 'I can see it here too. Looking for the cause.',
    (area) => `First version of ${area} is on my branch, still without the edge cases.`,
  ),
  done: pickText(
    () => 'Done, reviewed and merged. It is on staging in ten minutes.',
    (area) => `Done. Please look at ${area} with an empty list as well.`,
    () => 'Fixed. The cause was a rounding in the time zone, there is a test for it now.',
    () => 'Ready. I have left the old switch in for one release.',
    (area) => `Finished; the wording of ${area} is still to be confirmed.`,
  ),
  reopened: pickText(
    () => 'Still happens on staging with Firefox, same steps. Reopened.',
    (area) => `Works for one entry, but not when ${area} has more than one page.`,
    () => 'The message is missing when the network is off.',
    () => 'On a phone the button is outside of the screen.',
  ),
  passed: pickText(
    () => 'Tested on staging with Chrome and Firefox, works. Closing.',
    (area) => `Works, also with the large data set of ${area}.`,
    () => 'Checked with the keyboard alone and on a phone. Closed.',
  ),
  waiting: pickText(
    (_, client) => `Waiting for an answer of ${client}.`,
    (area) => `On hold until the decision about ${area} is made.`,
    () => 'Blocked by the certificate of the test system, IT is informed.',
  ),
  rejected: pickText(
    () => 'Cannot be reproduced since the last release. Rejected.',
    (area) => `Intended behaviour of ${area}, see the concept. Rejected.`,
    () => 'Same cause as an older bug that is being fixed. Rejected as a duplicate.',
  ),
  accepted: pickText(
    (_, client) => `${client} has accepted it in the call today.`,
    () => 'Accepted, goes into the next delivery.',
    () => 'Looks good, thank you all.',
  ),
} as const;
