import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Scope } from '../../../../src/client/screen-state/Scope';
import { useScreenState } from '../../../../src/client/screen-state/useScreenState';
import { GoneRecord } from '../../../../src/client/widgets/unsent-texts/GoneRecord';
import { NotPermittedPage } from '../../../../src/client/widgets/unsent-texts/NotPermittedPage';
import { renderConnected } from '../../../support/renderConnected';

function Comment({ name }: { readonly name: string }) {
  const [{ html }, set] = useScreenState('drafts', 'comment', { html: '' });
  return <textarea aria-label={name} value={html} onChange={({ target }) => set({ html: target.value })} />;
}

/** Two comments, of which a change by a colleague takes the first away. */
function Place({ children }: { readonly children: ReactNode }) {
  const [isGone, setIsGone] = useScreenState('tables', 'gone', false);
  const [isForbidden, setIsForbidden] = useScreenState('tables', 'forbidden', false);
  if (isForbidden) return <NotPermittedPage />;
  return (
    <>
      <Scope name="first">{isGone ? children : <Comment name="First" />}</Scope>
      <Scope name="second">
        <Comment name="Second" />
      </Scope>
      <button type="button" onClick={() => setIsGone(true)}>
        Take away
      </button>
      <button type="button" onClick={() => setIsForbidden(true)}>
        Forbid
      </button>
    </>
  );
}

async function typeAndLose(replacement: ReactNode): Promise<void> {
  renderConnected(<Place>{replacement}</Place>);
  await userEvent.type(screen.getByLabelText('First'), 'Half a sentence');
  await userEvent.type(screen.getByLabelText('Second'), 'Another comment');
  await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
}

test.each([
  ['a page that is no longer permitted', <NotPermittedPage key="page" />],
  ['a record next to its list that is gone', <GoneRecord key="record" title="This task does not exist" />],
])('%s keeps what was typed there, and does not list what is still open', async (_name, replacement) => {
  await typeAndLose(replacement);
  expect(await screen.findByText('Half a sentence')).toBeVisible();
  expect(screen.getByLabelText('Typed and not saved')).not.toHaveTextContent('Another comment');
});

test('a record that is gone says nothing about texts where none were typed', () => {
  renderConnected(<GoneRecord title="This task does not exist" />);
  expect(screen.queryByRole('button', { name: 'Copy unsent texts' })).toBeNull();
});

test('a text of a record that is gone is still there when the page with it is replaced as well', async () => {
  await typeAndLose(<GoneRecord title="This task does not exist" />);
  await userEvent.click(screen.getByRole('button', { name: 'Forbid' }));
  expect(screen.getByLabelText('Typed and not saved')).toHaveTextContent('Another comment Half a sentence');
});

test('what is typed on in a form that is still open does not become a text that is gone', async () => {
  await typeAndLose(<GoneRecord title="This task does not exist" />);
  await userEvent.type(screen.getByLabelText('Second'), ' goes on');
  expect(screen.getByLabelText('Typed and not saved')).toHaveTextContent(/^Half a sentence$/);
});

test('a page whose forms are all still open learns of no texts', async () => {
  const onTexts = jest.fn();
  renderConnected(<Place>{<NotPermittedPage onTexts={onTexts} />}</Place>);
  await userEvent.type(screen.getByLabelText('Second'), 'Another comment');
  await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
  expect(screen.queryByLabelText('Typed and not saved')).toBeNull();
  expect(onTexts).not.toHaveBeenCalled();
});
