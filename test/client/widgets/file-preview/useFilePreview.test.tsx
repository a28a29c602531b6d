import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { api } from '../../../../src/client/api/api';
import { asArgument } from '../../../../src/client/api/fileArgument';
import { depositFile } from '../../../../src/client/browser/pendingFiles';
import { useFilePreview } from '../../../../src/client/widgets/file-preview/useFilePreview';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const file = depositFile(new File(['Code'], 'month.csv'));

let form: ReturnType<typeof useFilePreview>;
let enter: (entered: { readonly date: string; readonly versions: number }) => void;
function Upload() {
  const [{ date, versions }, setEntered] = useState({ date: 'March', versions: 1 });
  enter = setEntered;
  const args = { date, employee_file: asArgument([file]) };
  const preview = useFilePreview(api.endpoints.previewPresentRecords, args, versions);
  form = preview;
  return <p role="status">{`${preview.preview?.Month ?? 'nothing'}${preview.isOutdated ? ', outdated' : ''}`}</p>;
}

test('a file is sent again when records of its month change, and not for the records of another one', async () => {
  const network = fakeNetwork();
  const sentDates = (): unknown[] =>
    network.callsTo('/auth/present/preview').map(({ body }) => body?.get('date') ?? null);
  network.answer('/auth/present/preview', ({ body }) => ({
    httpStatus: 200,
    text: JSON.stringify({
      status: 1,
      data: { Month: body?.get('date'), Rows: [], Notices: [], Stored_versions: sentDates().length },
    }),
  }));
  renderConnected(<Upload />);
  const check = (): Promise<void> => act(() => form.check());
  await check();
  await screen.findByText('March');
  act(() => enter({ date: 'March', versions: 2 }));
  await screen.findByText('March, outdated');
  expect(sentDates()).toEqual(['March', 'March']);
  // Another month has other records.
  act(() => enter({ date: 'April', versions: 7 }));
  await screen.findByText('nothing');
  await check();
  await screen.findByText('April');
  expect(sentDates()).toEqual(['March', 'March', 'April']);
});
