import type { Choice } from '../../ui/form/select/choice';
import { personName, type NamedPerson } from '../../../domain/wording/personName';

export interface PickablePerson extends NamedPerson {
  readonly _id: string;
  readonly Role?: string;
}

/** Those to whom something can be given: the deactivated can no longer sign in. */
export const activePeople = <Member extends { readonly Status?: string | undefined }>(
  people: readonly Member[],
): Member[] => people.filter(({ Status }) => Status !== 'DeActive');

/**
 * People as choices (FMT-012): the label is the full name, the value the id, with the role in brackets where it is
 * known. A chosen person who is missing (has left the project, or the list is loading) is last and cannot be chosen
 * again.
 */
export function peopleChoices(people: readonly PickablePerson[], pickedId = '', pickedName = ''): Choice[] {
  const choices: Choice[] = people.map((person) => ({
    value: person._id,
    label: personName(person),
    hint: person.Role ? `(${person.Role})` : undefined,
  }));
  const isKnown = pickedId === '' || people.some((person) => person._id === pickedId);
  return isKnown || pickedName === ''
    ? choices
    : [...choices, { value: pickedId, label: pickedName, disabledReason: 'Cannot be chosen here' }];
}

/** The name of an employee who has work in a project without being a member. */
export const nonMemberName = (name: string): string => `${name} (not a member)`;

/** Assignees for the filter of a project's tasks: its members, then the others who have tasks there. */
export const assigneeFilterChoices = (
  members: readonly PickablePerson[],
  formerMembers: readonly PickablePerson[],
): Choice[] => [
  ...members.map((person) => ({ value: person._id, label: personName(person) })),
  ...formerMembers.map((person) => ({ value: person._id, label: nonMemberName(personName(person)) })),
];
