import type { IssueType } from '../../../domain/tasks/taskChoices';
import type { SeededRandom } from '../seed/seededRandom';
import type { ProjectOutline } from './projectOutline';

const items = (texts: readonly string[]): string => texts.map((text) => `<li>${text}</li>`).join('');

const criteria = [
  'Works with the keyboard alone',
  'Understandable without training: shown to two people who have never seen it',
  'A list of 10,000 entries stays quick',
  'Nothing that was typed is lost when the network fails',
  'Covered by an automated test',
  'Wording is agreed with the client',
  'Works in the dark theme too',
] as const;
const steps = [
  'Sign in as one of the {users}',
  'Open {area}',
  'Set any filter',
  'Change one field and save',
  'Go back with the button of the browser',
  'Press the button twice, quickly',
  'Open the page again',
] as const;
const environments = [
  'Chrome 128 on Windows 11',
  'Firefox 130 on Ubuntu',
  'Safari 17 on macOS',
  'Edge on a Surface tablet',
  'staging, build of this morning',
  'production',
] as const;
const notes = [
  'Please agree the details with the person who reported it before starting.',
  'The design is in the shared folder, page <em>Components</em>.',
  'This was promised for the next delivery.',
  'There is an older attempt on a branch; look at it first, but do not merge it.',
  'The interface of the client answers slowly in the morning; allow for it.',
] as const;

/** HTML as the editor creates it; only allowed elements. */
export function taskDescription(
  type: IssueType,
  area: string,
  users: string,
  outline: ProjectOutline,
  random: SeededRandom,
): string {
  const fill = (text: string): string => text.replace('{users}', users).replace('{area}', area);
  const link = `<a href="https://wiki.daybook.example/${outline.shortName.toLowerCase()}/${area.replaceAll(' ', '-')}">notes of the workshop</a>`;
  if (type === 'Bug') {
    const [first, ...others] = steps;
    const shown = [first, ...others.filter((_, index) => index === 0 || random.chance(0.5))].map(fill);
    return `<p><strong>Steps</strong></p><ol>${items(shown)}</ol><p><strong>Expected:</strong> ${area} shows what is stored.</p><p><strong>Actual:</strong> see the summary. Seen on <em>${random.pick(environments)}</em>.</p>`;
  }
  if (type === 'Story') {
    return `<p>As one of the <strong>${users}</strong> I want ${area} to work in one place, so that the teams at ${outline.client} no longer need lists of their own.</p><p><span style="font-size:16px">Acceptance criteria</span></p><ul>${items(random.sample(criteria, random.integer(2, 4)))}</ul><p>See the ${link}.</p>`;
  }
  const checks = random.sample(criteria, random.integer(1, 3));
  return `<p>${random.pick(notes)}</p>${random.chance(0.5) ? `<ul>${items(checks)}</ul>` : ''}${random.chance(0.4) ? `<p>Background: ${link}.</p>` : ''}`;
}
