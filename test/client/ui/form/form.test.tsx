import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followUserActivity } from '../../../../src/client/browser/userActivity';
import { Form } from '../../../../src/client/ui/form/Form';
import type { FormFailure } from '../../../../src/client/ui/form/formFailure';
import type { FormHandle } from '../../../../src/client/ui/form/formHandle';
import { HoursField } from '../../../../src/client/widgets/HoursField';
import { NumberField } from '../../../../src/client/ui/form/NumberField';
import { SubmitButton } from '../../../../src/client/ui/form/SubmitButton';
import { TextAreaField } from '../../../../src/client/ui/form/TextAreaField';
import { TextField } from '../../../../src/client/ui/form/TextField';
import { unsavedForms } from '../../../../src/client/ui/form/unsavedForms';
import { useForm } from '../../../../src/client/ui/form/useForm';
import type { FieldProblem } from '../../../../src/domain/validation/fieldProblem';
import { renderUi } from '../../../support/renderUi';

interface Entry {
  summary: string;
  note: string;
  hours: string;
}

const requiredProblems = (entry: Entry): FieldProblem[] => [
  ...(entry.note === '' ? [{ field: 'note', message: 'Please enter a note' }] : []),
  ...(entry.summary.trim() === '' ? [{ field: 'summary', message: 'Please Select Short Summary' }] : []),
];

/** With a button outside of the form element that fills in the note, as a dialog above the form could. */
function EntryForm({ submit }: { submit: (entry: Entry) => Promise<void> }) {
  const form = useForm<Entry>({
    name: 'entry',
    initial: { summary: '', note: '', hours: '' },
    problems: requiredProblems,
    submit,
  });
  return (
    <>
      <Form form={form} label="Entry">
        <TextField field={form.field('summary')} label="Short Summary" isRequired help="In one line" maxLength={40} />
        <TextAreaField field={form.field('note')} label="Note" maxLength={20} />
        <NumberField field={form.field('hours')} label="Task Duration" step={0.5} min={0} unit="Hr" />
        <SubmitButton form={form} text="Save" />
        <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
      </Form>
      <button onClick={() => form.change('note', 'By a handler')}>Fill in</button>
    </>
  );
}

const setInputError = (failure: FormFailure): jest.Mock<Promise<void>, [Entry]> =>
  jest.fn<Promise<void>, [Entry]>().mockRejectedValue(failure);
const saved = (): jest.Mock<Promise<void>, [Entry]> => jest.fn((_entry: Entry) => Promise.resolve());

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Short Summary'), 'Door is stuck');
  await userEvent.type(screen.getByLabelText('Note'), 'Since Monday');
}

describe('a form', () => {
  it('says nothing about a field before it was left', async () => {
    renderUi(<EntryForm submit={saved()} />);
    expect(screen.queryByText('Please Select Short Summary')).toBeNull();
    await userEvent.click(screen.getByLabelText('Short Summary'));
    expect(screen.queryByText('Please Select Short Summary')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Please Select Short Summary')).toBeVisible();
    expect(screen.queryByText('Please enter a note')).toBeNull();
  });

  it('shows every problem under its field and puts the cursor into the first one when it is submitted', async () => {
    const submit = saved();
    renderUi(<EntryForm submit={submit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const summary = screen.getByLabelText('Short Summary');
    expect(summary).toHaveAccessibleDescription('Please Select Short Summary In one line');
    expect(summary).toBeInvalid();
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('Please enter a note');
    expect(summary).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes a problem away as soon as it is corrected', async () => {
    renderUi(<EntryForm submit={saved()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(screen.getByLabelText('Short Summary'), 'D');
    expect(screen.queryByText('Please Select Short Summary')).toBeNull();
  });

  it('keeps what was typed when the server rejects it, and says why above and at the field', async () => {
    renderUi(
      <EntryForm
        submit={setInputError({
          message: 'The task was not saved.',
          errors: [{ field: 'note', message: 'This note is forbidden' }],
        })}
      />,
    );
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The task was not saved.');
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription('This note is forbidden');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    expect(screen.getByLabelText('Short Summary')).toHaveValue('Door is stuck');
    expect(screen.getByText('changed')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Note'), '!');
    expect(screen.queryByText('This note is forbidden')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not repeat above what a field says', async () => {
    const errors = [
      { field: 'summary', message: 'This summary is forbidden' },
      { field: 'note', message: 'This note is forbidden' },
      { field: 'Project_id', message: 'This project is closed' },
    ];
    renderUi(<EntryForm submit={setInputError({ message: 'This summary is forbidden', errors })} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This summary is forbidden')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This project is closed$/);
    await userEvent.type(screen.getByLabelText('Short Summary'), '!');
    expect(screen.queryByText('This summary is forbidden')).toBeNull();
    expect(screen.getByText('This note is forbidden')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^This project is closed$/);
  });

  it('keeps a failure that is about no field, and the waiting time of one that is', async () => {
    const failure = {
      message: 'Too many attempts',
      errors: [{ field: 'note', message: 'Wait' }],
      retryAfterSeconds: 9,
    };
    const submit = setInputError({ message: 'The database is not available', errors: [] });
    renderUi(<EntryForm submit={submit} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is not available');
    await userEvent.type(screen.getByLabelText('Note'), '!');
    expect(screen.getByRole('alert')).toHaveTextContent('The database is not available');
    submit.mockRejectedValue(failure);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('timer')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Note'), '!');
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts');
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('does not lose what the server says about a field that the form does not show', async () => {
    renderUi(
      <EntryForm
        submit={setInputError({
          message: 'Not saved.',
          errors: [{ field: 'Project_id', message: 'This project is closed' }],
        })}
      />,
    );
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('This project is closed');
    expect(notice).toHaveFocus();
  });

  it('is saved once, however often the button is pressed', async () => {
    let finish = (): void => undefined;
    const submit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderUi(<EntryForm submit={submit} />);
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    finish();
    await waitFor(() => expect(screen.getByText('unchanged')).toBeInTheDocument());
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  });

  it('keeps its values as they were sent until the answer is there, and can be filled in again after a rejection', async () => {
    let reject: (failure: FormFailure) => void = () => undefined;
    const submit = jest.fn<Promise<void>, [Entry]>(() => new Promise((_, fail) => (reject = fail)));
    renderUi(<EntryForm submit={submit} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const summary = screen.getByLabelText('Short Summary');
    await userEvent.type(summary, ' again{Backspace}');
    await userEvent.paste('and again');
    await userEvent.type(screen.getByLabelText('Task Duration'), '{ArrowUp}');
    expect(summary).toHaveValue('Door is stuck');
    expect(screen.getByLabelText('Task Duration')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(screen.getByLabelText('Note')).toHaveValue('Since Monday');
    await userEvent.tab();
    await act(async () => reject({ message: 'Not now', errors: [] }));
    await userEvent.type(summary, ' again');
    expect(summary).toHaveValue('Door is stuck again');
    await userEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(screen.getByLabelText('Note')).toHaveValue('By a handler');
  });

  it('is submitted by Ctrl + Enter, also out of a field of several lines', async () => {
    const submit = saved();
    renderUi(<EntryForm submit={submit} />);
    await fillIn();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledWith({ summary: 'Door is stuck', note: 'Since Monday', hours: '' });
  });

  it('counts the letters where their number is limited', async () => {
    renderUi(<EntryForm submit={saved()} />);
    await userEvent.type(screen.getByLabelText('Note'), 'abc');
    expect(screen.getByText('3 / 20')).toBeInTheDocument();
  });

  it('keeps all of a text that is too long, says so immediately and saves nothing', async () => {
    const submit = saved();
    renderUi(<EntryForm submit={submit} />);
    await fillIn();
    for (const [label, max] of [
      ['Short Summary', 40],
      ['Note', 20],
    ] as const) {
      const field = screen.getByLabelText(label);
      await userEvent.click(field);
      await userEvent.paste('x'.repeat(300));
      expect(field).toHaveDisplayValue(/x{300}/);
      expect(field).toHaveAccessibleDescription(new RegExp(`^At most ${max} characters`));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('Short Summary')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Note'));
    expect(screen.queryByText('At most 20 characters')).toBeNull();
  });

  it('asks before the tab with unsaved entries is closed, and only then', async () => {
    renderUi(<EntryForm submit={saved()} />);
    const closing = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    await fillIn();
    expect(closing()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closing()).toBe(true));
  });
});

it('a form that begins a new entry while it is submitted has no unsaved changes then', async () => {
  const empty = { summary: '', note: '', hours: '' };
  function Renewed() {
    const form: FormHandle<Entry> = useForm<Entry>({
      name: 'renewed',
      initial: empty,
      submit: () => form.reset(empty),
    });
    return (
      <Form form={form} label="Renewed">
        <TextField field={form.field('summary')} label="Short Summary" />
        <SubmitButton form={form} text="Save" />
        <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
      </Form>
    );
  }
  renderUi(<Renewed />);
  await userEvent.type(screen.getByLabelText('Short Summary'), 'Door is stuck{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Short Summary')).toHaveValue(''));
  expect(screen.getByRole('status')).toHaveTextContent('unchanged');
});

it('says nothing about a field that the focus has left by itself on a page just loaded', async () => {
  renderUi(<EntryForm submit={saved()} />);
  followUserActivity();
  const summary = screen.getByLabelText('Short Summary');
  const pass = (): void => act(() => (summary.focus(), summary.blur()));
  pass();
  expect(screen.queryByText('Please Select Short Summary')).toBeNull();
  await userEvent.keyboard('{Shift}');
  pass();
  expect(screen.getByText('Please Select Short Summary')).toBeVisible();
});

test.each([
  // [guard, Back within the page, Back to another page, a link within the page, a link to another page]
  ['back', true, true, false, false],
  ['links', true, true, true, true],
  ['page', false, true, false, true],
  ['record', true, true, false, true],
] as const)('unsaved changes guarded as %s ask as promised', (guard, ...expected) => {
  const takeOut = unsavedForms.add(guard);
  expect([
    unsavedForms.isGuarded('back', false),
    unsavedForms.isGuarded('back', true),
    unsavedForms.isGuarded('links', false),
    unsavedForms.isGuarded('links', true),
  ]).toEqual(expected);
  takeOut();
  expect(unsavedForms.isGuarded('back')).toBe(false);
});

describe('a field for hours', () => {
  it('takes a comma for the decimal point and counts in half hours with the arrow keys', async () => {
    renderUi(<EntryForm submit={saved()} />);
    const hours = screen.getByLabelText('Task Duration');
    await userEvent.type(hours, '1,5');
    expect(hours).toHaveValue('1.5');
    await userEvent.type(hours, '{ArrowUp}');
    expect(hours).toHaveValue('2');
    await userEvent.type(hours, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(hours).toHaveValue('0');
  });

  it('rejects words, and nothing is saved', async () => {
    const submit = saved();
    renderUi(<EntryForm submit={submit} />);
    await fillIn();
    await userEvent.type(screen.getByLabelText('Task Duration'), 'two');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter a number')).toBeVisible();
    expect(screen.getByLabelText('Task Duration')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  const OvertimeForm = ({ submit }: { submit: (entry: { hours: string }) => Promise<void> }) => {
    const form = useForm({ name: 'overtime', initial: { hours: '' }, problems: () => [], submit });
    return (
      <Form form={form} label="Overtime">
        <HoursField field={form.field('hours')} label="Hours" />
        <SubmitButton form={form} text="Add" />
      </Form>
    );
  };

  it.each(['1h 30', '90m', '1:30', '1,5'])(
    'reads %s as one hour and a half, and shows that when it is left',
    async (typed) => {
      const submit = jest.fn(() => Promise.resolve());
      renderUi(<OvertimeForm submit={submit} />);
      const hours = screen.getByLabelText('Hours');
      await userEvent.type(hours, typed);
      expect(hours).toHaveValue(typed);
      await userEvent.type(hours, '{Enter}');
      await waitFor(() => expect(submit).toHaveBeenCalledWith({ hours: '1.5' }));
      await userEvent.tab();
      expect(hours).toHaveValue('1.5');
    },
  );

  it('says how hours can be written', async () => {
    renderUi(<OvertimeForm submit={() => Promise.resolve()} />);
    await userEvent.type(screen.getByLabelText('Hours'), 'two');
    await userEvent.tab();
    expect(screen.getByText('Please enter hours, for example 1.5, 1h 30m or 90m')).toBeVisible();
  });
});
