import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { depositFile, type FileReference } from '../../../../src/client/browser/pendingFiles';
import { takeFiles, type FileChoice, type StoredFile } from '../../../../src/client/ui/form/files/fileChoice';
import { FilesField } from '../../../../src/client/ui/form/files/FilesField';
import { maxFileBytes, maxFiles } from '../../../../src/domain/files/uploadLimits';
import { renderUi } from '../../../support/renderUi';

const createFile = (name: string, size = 10): File => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const stored = (name: string): StoredFile => ({ id: `/files/${name}`, name, url: `/files/${name}` });

function Attachments({
  initial,
  getProgress,
}: {
  initial?: FileChoice;
  getProgress?: (file: FileReference) => number | undefined;
}) {
  const [value, change] = useState<FileChoice>(initial ?? { kept: [], added: [] });
  return (
    <FilesField
      field={{
        name: 'files',
        id: 'files',
        value,
        problem: undefined,
        change,
        touch: () => undefined,
        setInputError: () => undefined,
      }}
      label="Attachments"
      getProgress={getProgress}
    />
  );
}

const names = (): string[] =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.db-file-name')?.textContent ?? '');

describe('a field for files', () => {
  it('lists what was chosen and removes it again', async () => {
    renderUi(<Attachments />);
    await userEvent.upload(screen.getByLabelText('Attachments'), [createFile('plan.pdf'), createFile('photo.JPG')]);
    expect(names()).toEqual(['plan.pdf', 'photo.JPG']);
    expect(screen.getByText('2 / 50')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(names()).toEqual(['photo.JPG']);
  });

  it('takes files that are dropped on it', () => {
    renderUi(<Attachments />);
    fireEvent.drop(screen.getByText(/or drop them here/), { dataTransfer: { files: [createFile('dropped.txt')] } });
    expect(names()).toEqual(['dropped.txt']);
  });

  it('rejects the 51st file by name and keeps the other 50', async () => {
    renderUi(<Attachments initial={{ kept: [stored('old.txt')], added: [] }} />);
    await userEvent.upload(
      screen.getByLabelText('Attachments'),
      Array.from({ length: maxFiles }, (_, index) => createFile(`file-${index + 1}.txt`)),
    );
    expect(names()).toHaveLength(50);
    expect(screen.getByRole('alert')).toHaveTextContent('file-50.txt was not added: at most 50 files are allowed');
  });

  it('rejects a file that is too large, and an empty one, and says so', async () => {
    renderUi(<Attachments />);
    await userEvent.upload(screen.getByLabelText('Attachments'), [
      createFile('film.mp4', maxFileBytes + 1),
      createFile('exact.bin', maxFileBytes),
      createFile('nothing.txt', 0),
    ]);
    expect(names()).toEqual(['exact.bin']);
    expect(screen.getByRole('alert')).toHaveTextContent('film.mp4 is larger than 25 MiB');
    expect(screen.getByRole('alert')).toHaveTextContent('nothing.txt is empty');
  });

  it('takes the same file only once', () => {
    const file = createFile('plan.pdf');
    const known = depositFile(file);
    const taken = takeFiles({ kept: [], added: [known] }, [file]);
    expect(taken.choice.added).toEqual([known]);
    expect(taken.rejections).toEqual([{ name: 'plan.pdf', reason: 'is already in the list' }]);
  });

  it('shows pictures small and everything else by a sign, and lets stored files be opened and removed', async () => {
    renderUi(<Attachments initial={{ kept: [stored('photo.png'), stored('plan.pdf')], added: [] }} />);
    const [picture, document] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(picture?.querySelector('img')).toHaveAttribute('src', '/files/photo.png');
    expect(document?.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', '/files/plan.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo.png' }));
    expect(names()).toEqual(['plan.pdf']);
  });

  it('shows how far the upload of each file is', () => {
    renderUi(
      <Attachments
        initial={{ kept: [], added: [depositFile(createFile('a.txt')), depositFile(createFile('b.txt'))] }}
        getProgress={(file) => (file.name === 'a.txt' ? 0.42 : undefined)}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'Upload of a.txt' })).toHaveAttribute('aria-valuenow', '42');
    expect(screen.queryByRole('progressbar', { name: 'Upload of b.txt' })).toBeNull();
  });
});
