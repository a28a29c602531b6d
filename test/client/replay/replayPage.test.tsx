import '../../support/client/webStreams';
import '../../support/client/devTools';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rootReducer } from '../../../src/client/app/rootReducer';
import { recordingFile } from '../../../src/client/recorder/file/writeRecording';
import { ReplayPage } from '../../../src/client/replay/ReplayPage';
import { locationChanged } from '../../../src/client/session/locationSlice';
import { makeEntryTestStore, makeRecordedStore } from '../../support/clientStore';

function makeFile(name: string, isHidden: boolean, visited = ['/projects', '/pending', '/me']): File {
  const { store, recorder } = makeRecordedStore('/dashboard');
  for (const pathname of visited) store.dispatch(locationChanged({ pathname, search: '' }));
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
  render(<ReplayPage reducer={rootReducer} routes={routes} outside={null} />);
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

test('the bar says what was recorded', async () => {
  openPage('/replay');
  await drop(makeFile('one', true), document.body);
  const bar = await region();
  expect(bar).toHaveTextContent('02/03/2026 03:25 PM (Asia/Kolkata)');
  expect(bar).toHaveTextContent('Commit 01234567');
  expect(bar).toHaveTextContent('Window 1280 × 800');
});

test('the list of actions follows the chosen step', async () => {
  const shown: (string | null)[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    shown.push(this.textContent);
  });
  openPage('/replay?step=2');
  await drop(makeFile('one', true), document.body);
  await region();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(shown.at(-1)).toMatch(/^2 session\/locationChanged/);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await waitFor(() => expect(shown.at(-1)).toMatch(/^3 /));
  scroll.mockRestore();
});

describe('Compare with…', () => {
  async function compare(file: File): Promise<HTMLElement> {
    openPage('/replay');
    await drop(makeFile('one', true), document.body);
    await region();
    fireEvent.change(screen.getByLabelText('Recording to compare with'), { target: { files: [file] } });
    return screen.findByRole('region', { name: 'Comparison' });
  }
  const goTo = (step: string): void => {
    fireEvent.change(screen.getByLabelText('Step'), { target: { value: step } });
    fireEvent.blur(screen.getByLabelText('Step'));
  };

  test('shows what only one recording has, and how the states differ where the same was done', async () => {
    const comparison = await compare(makeFile('other.json', true, ['/team', '/projects', '/me']));
    expect(comparison).toHaveTextContent('Compared with other.json');
    expect(comparison).toHaveTextContent(
      'What was done differs first: here session/locationChanged /pending (step 3), there session/locationChanged /team (step 2).',
    );
    expect(comparison).toHaveTextContent('Step 0 here, 0 there');
    goTo('1');
    expect(comparison).toHaveTextContent('Step 1 here, 2 there');
    expect(comparison).toHaveTextContent('session.location.pathname"/dashboard""/team"');
    // The same action, one step later.
    goTo('2');
    expect(comparison).toHaveTextContent('Step 2 here, 3 there');
    expect(comparison).toHaveTextContent('The states are equal.');
    await userEvent.click(screen.getByText('All 2 differences of actions and calls'));
    await userEvent.click(screen.getByRole('button', { name: /^Step 3, only here/ }));
    expect(screen.getByLabelText('Step')).toHaveValue(3);
    goTo('1');
    await userEvent.click(screen.getByRole('button', { name: 'Show that step' }));
    expect(screen.getByLabelText('Step')).toHaveValue(3);
    await userEvent.click(screen.getByRole('button', { name: 'End comparison' }));
    expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  });

  test('says that the same was done, and that a file is no recording', async () => {
    const comparison = await compare(makeFile('two', true));
    expect(comparison).toHaveTextContent('In both recordings the same was done.');
    const text = new TextEncoder().encode('{}').buffer;
    const other = Object.assign(new File(['{}'], 'other.json'), { arrayBuffer: () => Promise.resolve(text) });
    fireEvent.change(screen.getByLabelText('Recording to compare with'), { target: { files: [other] } });
    expect(await screen.findByText('This file is not a Daybook recording.')).toBeVisible();
    expect(comparison).toHaveTextContent('Compared with two');
  });
});

test('Redux DevTools do not see the pages before signing in, which send what is typed', () => {
  expect(makeRecordedStore().store).toHaveProperty('liftedStore');
  expect(makeEntryTestStore().store).not.toHaveProperty('liftedStore');
});
