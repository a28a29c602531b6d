import { act, renderHook } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useOpenedPlan } from '../../../src/client/features/planning/screens/useOpenedPlan';
import { NewestQuery, useUrlParameters } from '../../../src/client/widgets/url-state/useUrlParameters';
import { useUrlRecord } from '../../../src/client/widgets/url-state/useUrlRecord';

const withParameter = (name: string) => (current: URLSearchParams) => {
  const next = new URLSearchParams(current);
  next.set(name, 'chosen');
  return next;
};

test('a choice that is made before the page shows the one before it keeps both', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/here?before=1']}>
      <NewestQuery value={() => '?before=1&first=chosen'}>{children}</NewestQuery>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useUrlParameters(), { wrapper });
  act(() => result.current[1](withParameter('second')));
  expect(result.current[0].toString()).toBe('before=1&first=chosen&second=chosen');
});

test('a choice keeps the list that the page was opened from, but not that it is a list to which the user has returned', () => {
  const openedFrom = { list: 'key /taskList', place: 3, query: {} };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/task/1', state: { openedFrom, returnTo: 'key /projects' } }]}>
      {children}
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ location: useLocation(), change: useUrlParameters()[1] }), { wrapper });
  act(() => result.current.change(withParameter('activity')));
  expect(result.current.location).toMatchObject({ search: '?activity=chosen', state: { openedFrom } });
  expect(result.current.location.state).not.toHaveProperty('returnTo');
});

test.each([
  ['a record', () => useUrlRecord('sprint')],
  ['a plan', () => useOpenedPlan('sprint')],
] as const)('Back does not open %s again that was closed', (_what, useOpened) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ location: useLocation(), go: useNavigate(), opened: useOpened() }), {
    wrapper,
  });
  act(() => result.current.opened[1]('s1'));
  expect(result.current.location.search).toBe('?sprint=s1');
  act(() => result.current.opened[1](null));
  act(() => void result.current.go(-1));
  expect(result.current.location.search).toBe('');
});

test('no screen changes the query by what was rendered last', () => {
  const root = path.resolve(__dirname, '../../../src/client');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const changing = files.filter(
    (file) =>
      !file.endsWith('useUrlParameters.ts') &&
      /\[\w*,\s*\w+\]\s*=\s*useSearchParams\(|useSearchParams\(\)\[1\]/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(changing).toEqual([]);
});
