import { assigneeFilterChoices } from '../../../../src/client/widgets/people/peopleChoices';

const person = (_id: string, First_name: string) => ({ _id, First_name, Last_name: 'Frost' });

test('the filter by assignee offers the members, then those who have left tasks behind, marked as such', () => {
  expect(assigneeFilterChoices([person('a', 'Nora')], [person('b', 'Otto')])).toEqual([
    { value: 'a', label: 'Nora Frost' },
    { value: 'b', label: 'Otto Frost (not a member)' },
  ]);
});
