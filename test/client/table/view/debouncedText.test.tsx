import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDebouncedText } from '../../../../src/client/table/view/useDebouncedText';
import { renderUi } from '../../../support/renderUi';

const addressMs = 300;

/** A search box whose text is in an address that takes a while to change. */
function Search() {
  const [value, setValue] = useState('');
  const { text, type } = useDebouncedText('search', value, (next) => void setTimeout(() => setValue(next), addressMs));
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
      <output>{value}</output>
      <button onClick={() => setValue('')}>Clear</button>
    </>
  );
}

const typeText = (text: string): void =>
  void fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

test('what was reported and comes back late takes no later letter away', () => {
  jest.useFakeTimers();
  renderUi(<Search />);
  typeText('ab');
  pass(400);
  typeText('abc');
  // The pause after 'abc' is not over when 'ab' arrives.
  pass(150);
  expect([screen.getByLabelText('Search'), screen.getByRole('status')].map(({ textContent }) => textContent)).toEqual([
    '',
    'ab',
  ]);
  expect(screen.getByLabelText('Search')).toHaveValue('abc');
  typeText('abcd');
  pass(2000);
  expect(screen.getByRole('status')).toHaveTextContent('abcd');
  expect(screen.getByLabelText('Search')).toHaveValue('abcd');
});

test('a change from outside replaces the text, also to what was there before', () => {
  jest.useFakeTimers();
  renderUi(<Search />);
  typeText('ab');
  pass(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByLabelText('Search')).toHaveValue('');
  typeText('ab');
  pass(2000);
  expect(screen.getByRole('status')).toHaveTextContent('ab');
});
