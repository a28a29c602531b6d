import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MonthPicker } from '../../../../src/client/ui/form/day/MonthPicker';
import { renderUi } from '../../../support/renderUi';

function open(month: string, options: { isClearable?: boolean; current?: string } = {}): { picked: string[] } {
  const picked: string[] = [];
  function Picker() {
    const [shown, show] = useState(month);
    const onPick = (next: string): void => {
      picked.push(next);
      show(next);
    };
    return <MonthPicker month={shown} min="2024-03" max="2026-06" onPick={onPick} {...options} />;
  }
  renderUi(<Picker />);
  return { picked };
}
const press = (key: string, options: object = {}): boolean =>
  fireEvent.keyDown(screen.getByRole('button', { name: /^Year/ }), { key, ...options });
const optionTexts = (): (string | null)[] =>
  within(screen.getAllByRole('listbox').at(-1) as HTMLElement)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('steps to the neighbours, within the limits', async () => {
  const { picked } = open('2026-05');
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(picked).toEqual(['2026-06', '2026-05']);
});

test('steps by Page up and Page down, with Shift by years, and stops at the limits', () => {
  const { picked } = open('2025-01');
  press('PageUp');
  press('PageDown');
  press('PageUp', { shiftKey: true });
  press('PageUp', { shiftKey: true });
  press('PageDown', { shiftKey: true });
  expect(picked).toEqual(['2024-12', '2025-01', '2024-03', '2024-03', '2025-03']);
});

test('offers the months and years within the limits, and keeps to them when the year changes', async () => {
  const { picked } = open('2025-11');
  await userEvent.click(screen.getByRole('button', { name: /^Year/ }));
  expect(optionTexts()).toEqual(['2026', '2025', '2024']);
  await userEvent.click(screen.getByRole('option', { name: '2026' }));
  expect(picked).toEqual(['2026-06']);
});

test('offers no month after the last one', async () => {
  open('2026-05');
  await userEvent.click(screen.getByRole('button', { name: /^Month/ }));
  expect(optionTexts()).toEqual(['January', 'February', 'March', 'April', 'May', 'June']);
});

test('leads back to the present month', async () => {
  const { picked } = open('2025-11', { current: '2026-06' });
  await userEvent.click(screen.getByRole('button', { name: 'This month' }));
  expect(picked).toEqual(['2026-06']);
  expect(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-disabled', 'true');
});
