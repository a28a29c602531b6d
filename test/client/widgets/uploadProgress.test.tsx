import { act, screen } from '@testing-library/react';
import { depositFile, reportFailedUpload, reportUpload } from '../../../src/client/browser/pendingFiles';
import { useUploadProgress } from '../../../src/client/widgets/useUploadProgress';
import { renderConnected } from '../../support/renderConnected';

const files = ['first.txt', 'second.txt'].map((name) => depositFile(new File(['content'], name)));

function Progress() {
  const getProgress = useUploadProgress(files);
  return <p>{files.map((file) => getProgress(file) ?? 'not sent').join(', ')}</p>;
}

test('files that were sent for a save that failed are shown as not sent, until they are sent again', () => {
  renderConnected(<Progress />);
  expect(screen.getByText('not sent, not sent')).toBeVisible();
  act(() => reportUpload(files, 14));
  expect(screen.getByText('1, 1')).toBeVisible();
  act(() => reportFailedUpload(files));
  expect(screen.getByText('not sent, not sent')).toBeVisible();
  act(() => reportUpload(files, 7));
  expect(screen.getByText('1, 0')).toBeVisible();
});
