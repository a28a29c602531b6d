import '../../support/webStreams';
import '../../support/devTools';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootReducer } from '../../../src/client/app/rootReducer';
import { recordingFile } from '../../../src/client/recorder/file/writeRecording';
import { ReplayPage } from '../../../src/client/replay/ReplayPage';
import { locationChanged } from '../../../src/client/session/locationSlice';
import { makeEntryTestStore, makeRecordedStore } from '../../support/clientStore';

function makeFile(name: string, isHidden: boolean): File {
  const { store, recorder } = makeRecordedStore('/dashboard');
  for (const pathname of ['/projects', '/pending', '/me']) store.dispatch(locationChanged({ pathname, search: '' }));
  const content = recordingFile(recorder.takeRecording(), {
    commit: '0123456789abcdef',
    contract: 'def',
    startedAt: '2026-03-02T09:55:00.000Z',
    timeZone: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    theme: 'light',
  });
  const text = JSON.stringify({ ...content, isHidden });
  return Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
}

const routes = [{ path: '*', element: <main>A screen</main> }];

function openPage(address: string): void {
  window.history.replaceState(null, '', address);
  Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
  render(<ReplayPage reducer={rootReducer} routes={routes} beside={() => null} />);
}

async function drop(file: File, on: Element): Promise<boolean> {
  const dataTransfer = { types: ['Files'], files: [file] };
  let isLeft = true;
  await act(async () => {
    fireEvent.dragOver(on, { dataTransfer });
    isLeft = fireEvent.drop(on, { dataTransfer });
  });
  return isLeft;
}

const region = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Replay' });

test('a file that is dropped anywhere on the page is opened, also on another recording', async () => {
  openPage('/replay?step=2');
  expect(await drop(makeFile('one', true), document.documentElement)).toBe(false);
  expect(await region()).toHaveTextContent('Personal data hidden');
  expect(screen.getByLabelText('Step')).toHaveValue(2);
  expect(await drop(makeFile('two', false), screen.getByText('A screen'))).toBe(false);
  expect(await screen.findByText('With personal data')).toBeVisible();
  // The step was one of the former recording.
  expect(screen.getByLabelText('Step')).toHaveValue(0);
});

test('Close forgets the step of the address', async () => {
  openPage('/replay?step=2');
  await drop(makeFile('one', true), document.body);
  await region();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.pathname + window.location.search).toBe('/replay');
  expect(screen.queryByText(/It opens at step/)).toBeNull();
});

test('the bar says what was recorded, and when the window has another size', async () => {
  openPage('/replay');
  await drop(makeFile('one', true), document.body);
  const bar = await region();
  expect(bar).toHaveTextContent('02/03/2026 03:25 PM (Asia/Kolkata)');
  expect(bar).toHaveTextContent('Commit 01234567');
  expect(bar).not.toHaveTextContent('Recorded at');
  window.innerWidth = 900;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(bar).toHaveTextContent('Recorded at 1280 × 800. This window has 900 × 800: parts may be arranged otherwise.');
});

test('Redux DevTools do not see the pages before signing in, which send what is typed', () => {
  expect(makeRecordedStore().store).toHaveProperty('liftedStore');
  expect(makeEntryTestStore().store).not.toHaveProperty('liftedStore');
});
