import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { announceReachable } from '../../../../src/client/browser/loadingParts';
import { KeyValueList } from '../../../../src/client/ui/layout/KeyValueList';
import { PageHeader } from '../../../../src/client/ui/layout/PageHeader';
import { TabBar } from '../../../../src/client/ui/layout/TabBar';
import { EmptyState } from '../../../../src/client/ui/states/EmptyState';
import { FailureHelp } from '../../../../src/client/ui/states/failureHelp';
import { ErrorBoundary } from '../../../../src/client/ui/states/ErrorBoundary';
import { LoadFailed } from '../../../../src/client/ui/states/LoadFailed';
import { loadedPart } from '../../../../src/client/ui/states/loadedPart';
import { NotFoundPage } from '../../../../src/client/widgets/unsent-texts/NotFoundPage';
import { NotPermittedPage } from '../../../../src/client/widgets/unsent-texts/NotPermittedPage';
import { renderUi } from '../../../support/renderUi';

describe('a page that has nothing to show', () => {
  it('says what could not be loaded, by which request, and tries again', async () => {
    const retry = jest.fn();
    renderUi(
      <LoadFailed what="the tasks" failure={{ message: 'The server is busy', requestId: 'req-7' }} onRetry={retry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load the tasks. The server is busy');
    expect(screen.getByText('Request req-7')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says of a record that is not there what that may mean, and has nothing to try again', () => {
    renderUi(
      <FailureHelp value={jest.fn()}>
        <LoadFailed failure={{ httpStatus: 404, message: 'Leave not found', requestId: 'req-7' }} onRetry={jest.fn()} />
      </FailureHelp>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Leave not found. It may have been deleted, or it is not shared with you.$/,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['a part that could not be loaded', <LoadFailed onRetry={() => undefined} />],
    ['a page that was not found', <NotFoundPage />],
    ['a page that is not permitted', <NotPermittedPage />],
  ])('offers to save the recording on %s, where there is one', async (_where, element) => {
    const save = jest.fn();
    const { unmount } = renderUi(<FailureHelp value={save}>{element}</FailureHelp>);
    await userEvent.click(screen.getByRole('button', { name: 'Save recording' }));
    expect(save).toHaveBeenCalledTimes(1);
    unmount();
    renderUi(element);
    expect(screen.queryByRole('button', { name: 'Save recording' })).toBeNull();
  });

  it('says what is missing and what to do next', () => {
    renderUi(
      <EmptyState title="No tasks yet" action={<button>Create Task</button>}>
        Tasks of this project appear here.
      </EmptyState>,
    );
    expect(screen.getByText('No tasks yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Task' })).toBeVisible();
  });

  it('distinguishes a wrong address from a missing permission', () => {
    const { unmount } = renderUi(<NotFoundPage what="task" />);
    expect(screen.getByText('This task was not found')).toBeVisible();
    unmount();
    renderUi(<NotPermittedPage flag="Report.Leave_Report" />);
    expect(screen.getByText('You are not permitted to open this page')).toBeVisible();
    expect(screen.getByText('Missing permission: Report.Leave_Report')).toBeVisible();
  });
});

describe('a part of the page that breaks', () => {
  function Fragile({ isBroken }: { isBroken: boolean }) {
    if (isBroken) throw new Error('broken');
    return <p>Whole</p>;
  }

  it('is replaced by an explanation, can be reloaded, and is tried again on the next address', async () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [reload, tell] = [jest.fn(), jest.fn()];
    const page = (isBroken: boolean, address: string) => (
      <ErrorBoundary resetKey={address} onReload={reload} onError={tell}>
        <Fragile isBroken={isBroken} />
      </ErrorBoundary>
    );
    const { rerender } = renderUi(page(true, '/a'));
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page has stopped working');
    expect(tell).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledTimes(1);
    rerender(page(false, '/b'));
    expect(screen.getByText('Whole')).toBeVisible();
    written.mockRestore();
  });
});

describe('the frame of a page', () => {
  it('shows the way to it as links, and Back', async () => {
    const back = jest.fn();
    renderUi(
      <MemoryRouter initialEntries={['/project/tasks/7']}>
        <PageHeader
          title="DAY-7"
          breadcrumb={[{ label: 'Project', to: '/projects' }, { label: 'DAY-7' }]}
          onBack={back}
        />
        <TabBar
          label="Project"
          tabs={[
            { label: 'View', to: '/project/view/7' },
            { label: 'All Tasks', to: '/project/tasks/7', count: 12 },
          ]}
        />
        <KeyValueList items={[{ label: 'Sprint', value: '' }]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'DAY-7' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Project' })).toHaveAttribute('href', '/projects');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('All Tasks');
    expect(screen.getByRole('definition')).toHaveTextContent('-');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('a part of the program that could not be loaded', () => {
  const unloaded = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const chart = { default: ({ title }: { readonly title: string }) => <p>Chart of {title}</p> };
  const shown = (load: () => Promise<typeof chart>, isQuiet = false) => {
    const Part = loadedPart(load, { isQuiet });
    return renderUi(
      <Suspense fallback="Loading">
        <Part title="June" />
      </Suspense>,
    );
  };

  it('says so, and comes by Retry', async () => {
    const load = jest.fn<Promise<typeof chart>, []>().mockRejectedValueOnce(unloaded).mockResolvedValue(chart);
    shown(load);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not load this part of the page. The server cannot be reached.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Chart of June')).toBeVisible();
  });

  it.each([
    { isQuiet: false, when: 'the browser is online again', happens: () => fireEvent(window, new Event('online')) },
    { isQuiet: true, when: 'the browser is online again', happens: () => fireEvent(window, new Event('online')) },
    { isQuiet: false, when: 'the server has answered again', happens: () => act(() => announceReachable()) },
  ])('comes by itself once $when (quiet: $isQuiet)', async ({ isQuiet, happens }) => {
    const load = jest.fn<Promise<typeof chart>, []>().mockRejectedValueOnce(unloaded).mockResolvedValue(chart);
    shown(load, isQuiet);
    if (isQuiet) await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
    else await screen.findByRole('alert');
    expect(screen.queryAllByRole('alert')).toHaveLength(isQuiet ? 0 : 1);
    happens();
    expect(await screen.findByText('Chart of June')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
