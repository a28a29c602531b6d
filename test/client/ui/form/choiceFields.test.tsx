import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toChoices, matchingChoices, maxShownChoices } from '../../../../src/client/ui/form/select/choice';
import { CheckField } from '../../../../src/client/ui/form/CheckField';
import { DayField } from '../../../../src/client/ui/form/day/DayField';
import { Form } from '../../../../src/client/ui/form/Form';
import { MultiSelectField } from '../../../../src/client/ui/form/select/MultiSelectField';
import { PasswordField } from '../../../../src/client/ui/form/PasswordField';
import { RadioField } from '../../../../src/client/ui/form/RadioField';
import { ChoiceSelect } from '../../../../src/client/ui/form/select/ChoiceSelect';
import { SelectField } from '../../../../src/client/ui/form/select/SelectField';
import { useForm } from '../../../../src/client/ui/form/useForm';
import { renderUi } from '../../../support/renderUi';

interface Entry {
  person: string;
  skills: readonly string[];
  due: string;
  secret: string;
  isUrgent: boolean;
  half: 'First Half' | 'Second Half';
}
const empty: Entry = { person: '', skills: [], due: '', secret: '', isUrgent: false, half: 'First Half' };
const people = ['Analyst', 'Architect', 'Baker', 'Carpenter', 'Driver', 'Editor', 'Farmer', 'Gardener'].map(
  (label, index) => ({ value: `id-${index}`, label }),
);

function EntryForm({
  initial = empty,
  submit = () => Promise.resolve(),
}: {
  initial?: Entry;
  submit?: (entry: Entry) => Promise<void>;
}) {
  const form = useForm<Entry>({ name: 'entry', initial, submit });
  return (
    <Form form={form}>
      <SelectField
        field={form.field('person')}
        label="Assignees"
        choices={people}
        emptyValue=""
        placeholder="Please Select Reporting Person"
        isRequired
      />
      <MultiSelectField
        field={form.field('skills')}
        label="Tech Stack"
        choices={toChoices(['React', 'Node', 'Postgres'])}
      />
      <DayField field={form.field('due')} label="Due Date" today="2026-06-15" minDay="2026-06-14" />
      <PasswordField field={form.field('secret')} label="Password" />
      <CheckField field={form.field('isUrgent')} label="Urgent" />
      <RadioField
        field={form.field('half')}
        label="Half"
        choices={toChoices<Entry['half']>(['First Half', 'Second Half'])}
      />
      <button type="submit">Save</button>
    </Form>
  );
}

const submitted = async (submit: jest.Mock): Promise<Entry> => {
  await userEvent.click(screen.getByText('Save'));
  return submit.mock.calls[0]?.[0] as Entry;
};

describe('a field to pick one of many', () => {
  it('finds a choice by any letters of its label, whatever their case, and shows what was picked', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm submit={submit} />);
    await userEvent.click(screen.getByText('Please Select Reporting Person'));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'PENT');
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Carpenter']);
    await userEvent.click(screen.getByText('Carpenter'));
    expect(screen.getByRole('button', { name: 'Assignees Carpenter' })).toBeVisible();
    expect((await submitted(submit)).person).toBe('id-3');
  });

  it('says so when nothing matches', async () => {
    renderUi(<EntryForm />);
    await userEvent.click(screen.getByText('Please Select Reporting Person'));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'zzz');
    expect(screen.getByText('No match')).toBeVisible();
  });

  it('can be emptied again', async () => {
    renderUi(<EntryForm initial={{ ...empty, person: 'id-2' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Assignees' }));
    expect(screen.getByText('Please Select Reporting Person')).toBeVisible();
  });

  it('draws a limited number of choices of a large company', () => {
    const company = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `Employee ${index}` }));
    expect(matchingChoices('', company)).toHaveLength(maxShownChoices);
    expect(matchingChoices('EMPLOYEE 4999', company).map((choice) => choice.value)).toEqual(['4999']);
  });
});

describe('a short list without a search box', () => {
  // Letters are one word when they follow each other soon, however long the page takes to show them.
  beforeEach(() => void jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1));
  afterEach(() => void jest.restoreAllMocks());
  const managers = ['Asha Rao', 'Ben Okoro', 'Élodie Tan', 'Tobias Berg', 'Tobin Hall'].map((label) => ({
    value: label,
    label,
  }));
  const show = (onPick: (value: string) => void, choices = managers) => {
    const element = (list = choices) => (
      <ChoiceSelect name="choice" label="Project Manager" choices={[...list]} value="Asha Rao" onPick={onPick} />
    );
    const { rerender } = renderUi(element());
    return { again: (list = choices) => rerender(element(list)) };
  };
  const button = () => screen.getByRole('button', { name: /^Project Manager/ });

  it.each([
    ['Tob', 'Tobias Berg'],
    ['tobin', 'Tobin Hall'],
    ['elo', 'Élodie Tan'],
    ['hall', 'Tobin Hall'],
    ['bb', 'Ben Okoro'],
  ])('typing %s and Enter picks %s, on the closed button and in the open list', async (typed, picked) => {
    for (const opens of [false, true]) {
      const onPick = jest.fn();
      const { unmount } = renderUi(
        <ChoiceSelect name="choice" label="Manager" choices={managers} value="Asha Rao" onPick={onPick} />,
      );
      const opener = screen.getByRole('button', { name: /^Manager/ });
      if (opens) await userEvent.click(opener);
      else act(() => opener.focus());
      await userEvent.keyboard(`${typed}{Enter}`);
      expect(onPick.mock.calls).toEqual([[picked]]);
      unmount();
    }
  });

  it('does not select the page behind it by Ctrl+A', async () => {
    show(jest.fn());
    await userEvent.click(button());
    const pressed = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', ctrlKey: true });
    expect(pressed).toBe(false);
  });

  it('picks nothing after letters that match nothing, says so, and goes on by arrows', async () => {
    const onPick = jest.fn();
    const { again } = show(onPick);
    act(() => button().focus());
    await userEvent.keyboard('xyz');
    expect(screen.getByRole('status')).toHaveTextContent("No match for 'xyz'");
    // The list is read again in between: nothing becomes active by that.
    again();
    await userEvent.keyboard('{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['Ben Okoro']]);
  });

  it('stays on the choice that the arrows have led to while the list is read again', async () => {
    const onPick = jest.fn();
    const { again } = show(onPick);
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    again([...managers, { value: 'Uma Vale', label: 'Uma Vale' }]);
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([['Élodie Tan']]);
  });

  it('has a search box from 8 choices on, which takes the letters typed on the closed button', async () => {
    renderUi(<EntryForm />);
    act(() => screen.getByRole('button', { name: /^Assignees/ }).focus());
    await userEvent.keyboard('gar');
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('gar');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Assignees Gardener' })).toBeVisible();
  });
});

describe('a list that the server searches', () => {
  it('picks no one whom the letters do not name while the answer is on its way', async () => {
    const onPick = jest.fn();
    renderUi(
      <ChoiceSelect
        name="choice"
        label="Employee"
        choices={[
          { value: 'n', label: 'Nina Das' },
          { value: 'a', label: 'Anton Berg' },
        ]}
        value="n"
        onPick={onPick}
        onSearch={() => undefined}
        isLoading
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Employee/ }));
    await userEvent.keyboard('Tob{Enter}');
    expect(onPick).not.toHaveBeenCalled();
  });
});

describe('a field to pick several', () => {
  it('closes its list with Escape and keeps the focus; without a list, Escape reaches the dialog around it', async () => {
    const onEscape = jest.fn();
    renderUi(
      <div onKeyDown={({ key }) => void (key === 'Escape' && onEscape())}>
        <EntryForm />
      </div>,
    );
    const field = screen.getByRole('textbox', { name: 'Tech Stack' });
    await userEvent.type(field, 'no');
    expect(await screen.findByText('Node')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Node')).toBeNull());
    expect(field).toHaveFocus();
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
    expect(field).toHaveFocus();
  });

  it('adds, removes, and keeps a stored value that is no choice any more visible', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm initial={{ ...empty, skills: ['Cobol'] }} submit={submit} />);
    expect(screen.getByText('Cobol')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Tech Stack'), 'rea');
    await userEvent.click(await screen.findByText('React'));
    expect((await submitted(submit)).skills).toEqual(['Cobol', 'React']);
  });
});

describe('a field for a date', () => {
  it('is typed as DD/MM/YYYY and kept as a calendar date', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm submit={submit} />);
    await userEvent.type(screen.getByLabelText('Due Date'), '5/7/2026');
    await userEvent.tab();
    expect(screen.getByLabelText('Due Date')).toHaveValue('05/07/2026');
    expect((await submitted(submit)).due).toBe('2026-07-05');
  });

  it('takes a day that is pasted as a spreadsheet writes it', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm submit={submit} />);
    await userEvent.click(screen.getByLabelText('Due Date'));
    await userEvent.paste('05-Jul-2026');
    await userEvent.tab();
    expect(screen.getByLabelText('Due Date')).toHaveValue('05/07/2026');
    expect((await submitted(submit)).due).toBe('2026-07-05');
  });

  it.each([
    ['31/02/2026', 'There is no such day in the calendar'],
    ['01/01/1000', 'The year must be from 1900 to 2199'],
    ['tomorrow', 'Please enter the date as DD/MM/YYYY'],
    ['12/31/2026', 'Please enter the date as DD/MM/YYYY'],
  ])('rejects %s and says why', async (text, message) => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm submit={submit} />);
    await userEvent.type(screen.getByLabelText('Due Date'), text);
    await userEvent.tab();
    expect(screen.getByText(message)).toBeVisible();
    await userEvent.click(screen.getByText('Save'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('is picked from a calendar that offers no day before the first allowed one', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm submit={submit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar for Due Date' }));
    const tooEarly = await screen.findByRole('gridcell', { name: '13' });
    expect(tooEarly).toBeDisabled();
    await userEvent.click(screen.getByRole('gridcell', { name: '20' }));
    await waitFor(() => expect(screen.getByLabelText('Due Date')).toHaveValue('20/06/2026'));
    expect((await submitted(submit)).due).toBe('2026-06-20');
  });
});

describe('the small fields', () => {
  it('shows a password only while it is asked for', async () => {
    renderUi(<EntryForm />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('takes ticks and halves', async () => {
    const submit = jest.fn(() => Promise.resolve());
    renderUi(<EntryForm submit={submit} />);
    await userEvent.click(screen.getByLabelText('Urgent'));
    await userEvent.click(screen.getByLabelText('Second Half'));
    expect(await submitted(submit)).toMatchObject({ isUrgent: true, half: 'Second Half' });
  });
});
