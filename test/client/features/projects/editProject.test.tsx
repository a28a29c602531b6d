import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProjectDialog } from '../../../../src/client/features/projects/screens/EditProjectDialog';
import type { Project } from '../../../../src/client/api/api';
import { focusInside } from '../../../support/client/focusInside';
import { passFrames } from '../../../support/client/passFrames';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected, type Connected } from '../../../support/renderConnected';
import { project } from '../../../support/client/taskRecords';
import { showSuccess } from '../../../../src/client/ui/dialogs/toaster';

jest.mock('../../../../src/client/ui/dialogs/toaster', () => ({
  showSuccess: jest.fn(async () => undefined),
  showError: jest.fn(async () => undefined),
}));

const editPath = '/uplodeauth/projects/edit';
const stored = project({
  Tech_stack: 'React',
  Project_manager: 'Mia Manager',
  Project_manager_id: 'person-5',
  Technical_project_manager: 'Tom Technician',
  Technical_project_manager_id: 'person-6',
  Project_awarded_date: '2026-01-12',
  Version: 4,
  Document_files: [
    { _id: 'file-1', Name: 'offer.pdf', Size: 2048, Type: 'application/pdf', Link: '/api/auth/files/file-1/offer.pdf' },
  ],
});

function network(): FakeNetwork {
  const net = fakeNetwork();
  for (const [designation, id, First_name, Last_name] of [
    ['Project Manager', 'person-5', 'Mia', 'Manager'],
    ['Technical Project Manager', 'person-6', 'Tom', 'Technician'],
  ] as const) {
    net.succeed(`/auth/employees/${encodeURIComponent(JSON.stringify({ designation, Status: 'Active' }))}`, [
      { _id: id, First_name, Last_name, Role: '', Status: 'Active', Position_id: null },
      { _id: `${id}-former`, First_name: 'Former', Last_name, Role: '', Status: 'DeActive', Position_id: null },
    ]);
  }
  net.succeed('/techStack/getAllTechStacks', [
    { _id: 's1', Name: 'React', Status: 'Active' },
    { _id: 's2', Name: 'Vue', Status: 'Active' },
  ]);
  net.succeed('/requirement/getAllRequirements', []);
  return net;
}

const open = (edited: Project = stored, onClose: () => void = () => undefined): Connected =>
  renderConnected(<EditProjectDialog project={edited} onClose={onClose} />);
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Update' }));
const sent = (net: FakeNetwork): FormData => net.callsTo(editPath).at(-1)?.body as FormData;

describe('Editing a project', () => {
  beforeEach(() => jest.mocked(showSuccess).mockClear());

  it('rejects what is missing with the exact messages and saves nothing', async () => {
    const net = network();
    open(project({ Project_name: '', Client_name: '' }));
    await save();
    for (const message of [
      'Please Enter Project Name!',
      'Please Enter Client Name!',
      'Please Select Tech Stack!',
      'Please Enter Project Manager!',
      'Please Enter Technical Project Manager!',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(net.callsTo(editPath)).toEqual([]);
  });

  it('shows the short name, which cannot be changed', () => {
    network();
    open();
    expect(screen.getByText('Project Short Name').closest('.bp6-form-group')).toHaveClass('db-field-required');
    expect(screen.getByLabelText(/Project Short Name/)).toBeDisabled();
    expect(screen.getByLabelText(/Project Short Name/)).toHaveValue('ABC');
  });

  it('offers the active people of each designation by their full name', async () => {
    network();
    open();
    // A dialog is seen, and pressed in, after the frame in which it takes the focus.
    await passFrames(2);
    for (const [label, name] of [
      ['Project Manager', 'Mia Manager'],
      ['Technical Project Manager', 'Tom Technician'],
    ] as const) {
      await userEvent.click(await screen.findByRole('button', { name: `${label} ${name}` }));
      const options = await screen.findAllByRole('option');
      expect(options.map((option) => option.textContent)).toEqual([name]);
      await focusInside(options[0] as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    }
  });

  it('rejects an awarded date of the future and lets the stored one pass', async () => {
    const net = network();
    net.succeed(editPath, stored);
    open();
    const awarded = screen.getByLabelText('Awarded Date');
    await userEvent.clear(awarded);
    await userEvent.type(awarded, '01/01/2099');
    await save();
    expect(await screen.findByText('The awarded date cannot be today or later')).toBeVisible();
    expect(net.callsTo(editPath)).toEqual([]);
    await userEvent.clear(awarded);
    await userEvent.type(awarded, '12/01/2026');
    await save();
    await waitFor(() => expect(net.callsTo(editPath)).toHaveLength(1));
  });

  it('sends the fields of the call, the version and the documents to keep, and says that it was updated', async () => {
    const net = network();
    net.succeed(editPath, stored);
    const closed = jest.fn();
    open(stored, closed);
    await userEvent.type(screen.getByLabelText(/Client Name/), ' AG');
    await userEvent.type(screen.getByLabelText(/Tech Stack/), 'Vue');
    await userEvent.click(await screen.findByText('Vue', { selector: '[role=option] *' }));
    await save();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const form = sent(net);
    // Remark and client requirement are empty: both are optional.
    expect(
      Object.fromEntries(
        ['id', 'Client_name', 'Tech_stack', 'Project_manager_id', 'Remark', 'Client_requirement', 'Version'].map(
          (name) => [name, form.get(name)],
        ),
      ),
    ).toEqual({
      id: 'project-1',
      Client_name: 'Client AG',
      Tech_stack: 'React,Vue',
      Project_manager_id: 'person-5',
      Remark: '',
      Client_requirement: '',
      Version: '4',
    });
    expect(form.getAll('olddocument')).toEqual(['/api/auth/files/file-1/offer.pdf']);
    expect(showSuccess).toHaveBeenCalledWith('Project updated Successfully');
  });

  it('drops a document that was removed', async () => {
    const net = network();
    net.succeed(editPath, stored);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove offer.pdf' }));
    await save();
    await waitFor(() => expect(net.callsTo(editPath)).toHaveLength(1));
    expect(sent(net).getAll('olddocument')).toEqual(['']);
  });

  it('keeps the entries and shows the reason when the server rejects it', async () => {
    network().fail(editPath, 422, 'The name is taken', {
      errors: [{ field: 'Project_name', message: 'The name is taken' }],
    });
    open();
    await userEvent.type(screen.getByLabelText(/Project Name/), ' II');
    await save();
    expect((await screen.findAllByText('The name is taken')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/Project Name/)).toHaveValue('Letters II');
    expect(showSuccess).not.toHaveBeenCalled();
  });

  it('shows what another user saved concurrently, and saves what the user chooses', async () => {
    const net = network();
    const theirs = { ...stored, Client_name: 'Their client', Remark: 'From them', Version: 5 };
    net.fail(editPath, 409, 'This has been changed in the meantime', { current: theirs });
    const closed = jest.fn();
    open(stored, closed);
    await userEvent.type(screen.getByLabelText(/Client Name/), ' AG');
    await save();
    const dialog = (await screen.findByText('This has been changed in the meantime')).closest(
      '[role=dialog]',
    ) as HTMLElement;
    expect(dialog).toHaveTextContent('Their client');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Client Name: mine' }));
    net.succeed(editPath, { ...theirs, Client_name: 'Client AG', Version: 6 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const form = sent(net);
    expect([form.get('Client_name'), form.get('Remark'), form.get('Version')]).toEqual(['Client AG', 'From them', '5']);
  });
});
