import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { ActivityPanel } from '../../../../src/client/widgets/activity/ActivityPanel';
import { CommentsTab } from '../../../../src/client/widgets/activity/CommentsTab';
import { useLinkedComment } from '../../../../src/client/widgets/activity/linkedComment';
import type { Subject } from '../../../../src/client/widgets/activity/subject';
import { useCommentDraft } from '../../../../src/client/widgets/activity/useCommentDraft';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { sentForm } from '../../../support/client/sentForm';
import { renderConnected } from '../../../support/renderConnected';
import { comment } from '../../../support/client/taskRecords';
import { standAt } from '../../../support/moments/pageClock';
import { testStart } from '../../../support/testMoment';

const task: Subject = { kind: 'task', id: 'task-1' };
const listPath = '/auth/tasks/comments';
const addPath = '/auth/tasks/comment/add';

function Tab({ subject = task, written = '' }: { subject?: Subject; written?: string }) {
  const draft = useCommentDraft(subject.id);
  const { change } = draft;
  const start = useRef(() => change(written));
  useEffect(() => start.current(), []);
  return (
    <>
      <CommentsTab subject={subject} draft={draft} />
      <button onClick={() => change('<p>And one more</p>')}>Type more</button>
    </>
  );
}

const editor = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Comment' });
async function pressAltEnter(): Promise<void> {
  const box = await editor();
  await act(
    async () => void fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, altKey: true }),
  );
}
const answerWith = (network: FakeNetwork, comments: unknown[]): void => network.succeed(listPath, comments);

describe('The comments of a task', () => {
  beforeAll(() => standAt(testStart));

  it('show who said what and how long ago, newest first', async () => {
    const ago = (minutes: number): string => new Date(testStart.getTime() - minutes * 60_000).toISOString();
    answerWith(fakeNetwork(), [
      comment({ Create_at: ago(0) }),
      comment({
        _id: 'comment-2',
        First_name: 'Otto',
        Last_name: 'Older',
        Comment: '<p>First <strong>draft</strong></p>',
        Create_at: ago(61),
      }),
    ]);
    renderConnected(<Tab />);
    const [newest, older] = await screen.findAllByRole('listitem');
    expect(newest).toHaveTextContent('Cara CommenterJust nowWell done');
    expect(older).toHaveTextContent('Otto Older1 hour agoFirst draft');
    expect(within(older as HTMLElement).getByText('draft').tagName).toBe('STRONG');
  });

  it('say so when there are none', async () => {
    answerWith(fakeNetwork(), []);
    renderConnected(<Tab />);
    expect(await screen.findByText('No comments yet')).toBeVisible();
  });

  it('show a skeleton while they are read', () => {
    fakeNetwork().answer(listPath, () => new Promise(() => undefined));
    renderConnected(<Tab />);
    expect(screen.getByRole('status', { name: 'Loading the comments' })).toBeVisible();
  });

  it('say that they could not be loaded, and come when Retry is pressed', async () => {
    const network = fakeNetwork();
    network.fail(listPath, 503, 'Out of order');
    renderConnected(<Tab />);
    expect(await screen.findByText('Could not load the comments.')).toBeVisible();
    answerWith(network, [comment()]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Well done')).toBeVisible();
    expect(screen.queryByText('Could not load the comments.')).not.toBeInTheDocument();
  });

  it('never run what a user has smuggled in', async () => {
    answerWith(fakeNetwork(), [comment({ Comment: '<p>Hello<img src=x onerror=alert(1)></p>' })]);
    const { container } = renderConnected(<Tab />);
    await screen.findByText('Hello');
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });
});

describe('Writing a comment', () => {
  it("has the tip 'press Alt + Enter to comment'", async () => {
    answerWith(fakeNetwork(), []);
    renderConnected(<Tab />);
    expect(await screen.findByText('press Alt + Enter to comment')).toBeVisible();
    expect(await editor()).toBeVisible();
  });

  it('sends it by Alt + Enter, shows it immediately and empties the box', async () => {
    const network = fakeNetwork();
    answerWith(network, []);
    network.answer(addPath, () => {
      const sent = comment({ _id: 'comment-9', First_name: 'Given', Last_name: 'Family', Comment: '<p>On my way</p>' });
      answerWith(network, [sent]);
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: sent }) };
    });
    renderConnected(<Tab written="<p>On my way</p>" />);
    await screen.findByText('No comments yet');
    await pressAltEnter();
    const list = await screen.findByRole('list', { name: 'Comments' });
    expect(within(list).getByText('On my way')).toBeVisible();
    expect(await editor()).not.toHaveTextContent('On my way');
    expect(sentForm(network.callsTo(addPath)[0]?.body)).toBe(
      new URLSearchParams({
        User_id: 'person-1',
        First_name: 'Given',
        Last_name: 'Family',
        Type: 'Task',
        Task_id: 'task-1',
        Comment: '<p>On my way</p>',
      }).toString(),
    );
  });

  it('keeps what is typed while a comment is being sent', async () => {
    const network = fakeNetwork();
    answerWith(network, []);
    let answer = (): void => undefined;
    network.answer(
      addPath,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ httpStatus: 200, text: JSON.stringify({ status: 1, data: comment() }) });
        }),
    );
    renderConnected(<Tab written="<p>On my way</p>" />);
    await screen.findByText('No comments yet');
    await pressAltEnter();
    await userEvent.click(screen.getByRole('button', { name: 'Type more' }));
    await act(async () => answer());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy', 'true'));
    expect(await editor()).toHaveTextContent('And one more');
  });

  it('names the project when it belongs to one', async () => {
    const network = fakeNetwork();
    answerWith(network, []);
    network.succeed(addPath, comment({ Task_id: null, Type: 'Project', Project_id: 'project-1' }));
    renderConnected(<Tab subject={{ kind: 'project', id: 'project-1' }} written="<p>Kick-off</p>" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(network.callsTo(addPath)).toHaveLength(1));
    const sent = network.callsTo(addPath)[0]?.body as URLSearchParams;
    expect(sent.get('Type')).toBe('Project');
    expect(sent.get('Project_id')).toBe('project-1');
    expect(sent.has('Task_id')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['spaces only', '<p>   </p>'],
    ['hard spaces and empty lines only', '<p>&nbsp;</p><p><br></p>'],
  ])('is not sent when there is %s in it', async (_what, written) => {
    const network = fakeNetwork();
    answerWith(network, []);
    renderConnected(<Tab written={written} />);
    await screen.findByText('No comments yet');
    await pressAltEnter();
    expect(await screen.findByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    expect(network.callsTo(addPath)).toEqual([]);
  });

  it('keeps the text when it could not be sent, and says why right there', async () => {
    const network = fakeNetwork();
    answerWith(network, []);
    network.fail(addPath, 422, 'The comment is too long');
    renderConnected(<Tab written="<p>On my way</p>" />);
    await screen.findByText('No comments yet');
    await pressAltEnter();
    expect(await screen.findByRole('alert')).toHaveTextContent('The comment is too long');
    expect(await editor()).toHaveTextContent('On my way');
    expect(screen.getByText('No comments yet')).toBeVisible();
  });
});

/** As on the page of the task. */
const LinkedPanel = () => <ActivityPanel subject={task} linked={useLinkedComment()} />;

describe('A link to a comment', () => {
  const shown: Element[] = [];
  beforeEach(() => {
    shown.length = 0;
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown.push(this);
    };
  });
  const two = [comment(), comment({ _id: 'comment-2', Comment: '<p>Earlier</p>' })];

  it('brings the comment into view and marks it, without reading it again', async () => {
    const network = fakeNetwork();
    answerWith(network, two);
    renderConnected(<LinkedPanel />, { address: '/task/task-1?comment=comment-2' });
    const [newest, linked] = await screen.findAllByRole('listitem');
    expect(linked).toHaveAttribute('aria-current', 'true');
    expect(newest).not.toHaveAttribute('aria-current');
    expect(shown).toEqual([linked]);
    expect(network.callsTo(`${listPath}/task-1/comment-2`)).toEqual([]);
  });

  it('leaves the page as it is: only the address names another comment', async () => {
    const user = userEvent.setup();
    answerWith(fakeNetwork(), two);
    const { address } = renderConnected(<LinkedPanel />, {
      address: '/project/task/task-1/project-1?comment=comment-2',
    });
    const [newest] = await screen.findAllByRole('listitem');
    await user.click(within(newest as HTMLElement).getByRole('link'));
    expect(address()).toBe('/project/task/task-1/project-1?comment=comment-1');
    expect(newest).toHaveAttribute('aria-current', 'true');
  });

  it('leads from details next to a list to the page', async () => {
    const user = userEvent.setup();
    answerWith(fakeNetwork(), two);
    const { address } = renderConnected(<ActivityPanel subject={task} />, { address: '/taskList' });
    const [newest] = await screen.findAllByRole('listitem');
    await user.click(within(newest as HTMLElement).getByRole('link'));
    expect(address()).toBe('/task/task-1?comment=comment-1');
  });

  it('shows one that is older than the list goes back after the others', async () => {
    const network = fakeNetwork();
    answerWith(network, two);
    network.succeed(`${listPath}/task-1/comment-0`, comment({ _id: 'comment-0', Comment: '<p>Long ago</p>' }));
    renderConnected(<LinkedPanel />, { address: '/task/task-1?comment=comment-0' });
    const older = within(await screen.findByRole('list', { name: 'Linked comment' })).getByRole('listitem');
    expect(older).toHaveTextContent('Long ago');
    expect(shown).toEqual([older]);
    expect(screen.getByText('Comments in between are not shown')).toBeVisible();
  });

  it('says that a comment does not exist', async () => {
    const network = fakeNetwork();
    answerWith(network, []);
    network.fail(`${listPath}/task-1/comment-0`, 404, 'Comment not found');
    renderConnected(<LinkedPanel />, { address: '/task/task-1?comment=comment-0' });
    expect(await screen.findByText(/The comment that the link leads to does not exist/)).toBeVisible();
  });

  it('is copied at each comment, of a task and of a project', async () => {
    const user = userEvent.setup();
    const onProject = comment({ _id: 'comment-3', Task_id: null, Type: 'Project', Project_id: 'project-1' });
    answerWith(fakeNetwork(), [comment(), onProject]);
    renderConnected(<Tab />);
    const copied: string[] = [];
    for (const button of await screen.findAllByRole('button', { name: 'Copy link' })) {
      await user.click(button);
      copied.push(await navigator.clipboard.readText());
    }
    expect(copied.map((link) => link.slice(window.location.origin.length))).toEqual([
      '/task/task-1?comment=comment-1',
      '/project/view/project-1?tab=details&comment=comment-3',
    ]);
  });
});

describe('The activity panel', () => {
  it('opens on the comments, and on the tab that the address names', async () => {
    answerWith(fakeNetwork(), []);
    const { address } = renderConnected(<ActivityPanel subject={task} />, { address: '/task/task-1?x=1' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Comments', 'History', 'Hours Logs']);
    expect(screen.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Hours Logs' }));
    expect(address()).toBe('/task/task-1?x=1&activity=hours');
    await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
    expect(address()).toBe('/task/task-1?x=1');
  });
});
