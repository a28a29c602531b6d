import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelledFailure, offlineFailure } from '../../../../src/client/api/apiFailure';
import { beginUpload } from '../../../../src/client/browser/pendingFiles';
import { FilesField } from '../../../../src/client/ui/form/files/FilesField';
import { noFiles } from '../../../../src/client/ui/form/files/fileChoice';
import { FormDialog } from '../../../../src/client/ui/form/FormDialog';
import { TextField } from '../../../../src/client/ui/form/TextField';
import { useForm } from '../../../../src/client/ui/form/useForm';
import { renderUi } from '../../../support/renderUi';

/** A form that sends files until they are cancelled. */
function Letter({ failure }: { readonly failure: unknown }) {
  const form = useForm({
    name: 'letter',
    initial: { title: '', files: noFiles },
    submit: ({ files }) =>
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a failure is plain data, as of a call
      new Promise<void>((_, reject) => void beginUpload(files.added, () => reject(failure))),
  });
  return (
    <FormDialog title="Letter" form={form} submitLabel="Send" onClose={() => undefined}>
      <TextField label="Title" field={form.field('title')} />
      <FilesField label="Attachments" field={form.field('files')} />
    </FormDialog>
  );
}

async function sendLetter(failure: unknown, file?: File): Promise<void> {
  renderUi(<Letter failure={failure} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Quay');
  if (file) await userEvent.upload(screen.getByLabelText('Attachments'), file);
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}
const plan = (): File => new File(['x'], 'plan.pdf');

test.each(['by the pointer', 'by keys'])('an upload is cancelled %s: the form is as it was before', async (how) => {
  await sendLetter(cancelledFailure('mutation', false), plan());
  const cancel = await screen.findByRole('button', { name: 'Cancel upload' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true');
  // The rest of the form stays locked.
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' of the harbour');
  if (how === 'by keys') {
    cancel.focus();
    await userEvent.keyboard('{Enter}');
  } else await userEvent.click(cancel);
  const notice = await screen.findByRole('status', { name: '' });
  expect(notice).toHaveTextContent('The upload was cancelled. Nothing was saved.');
  expect(notice).toHaveFocus();
  expect(
    within(notice)
      .getByText(/cancelled/)
      .closest('.bp6-callout')?.className,
  ).not.toContain('intent');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
  expect(screen.getByText('plan.pdf')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' 7');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Quay 7');
  expect(screen.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-disabled');
});

test('a form without new files has no upload to cancel', async () => {
  await sendLetter(offlineFailure);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
});
