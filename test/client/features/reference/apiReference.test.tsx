import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeToken } from '../../../../src/client/browser/tokenVault';
import ApiReferenceScreen from '../../../../src/client/features/reference/screens/ApiReferenceScreen';
import { readContract } from '../../../../src/client/features/reference/screens/readContract';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const contract: unknown = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../../src/server/operations/contract.gen.json'), 'utf8'),
);

afterEach(() => storeToken(null));

function show(address = '/api-reference') {
  const network = fakeNetwork();
  network.succeed('/auth/contract', contract);
  return { network, ...renderConnected(<ApiReferenceScreen />, { address }) };
}

describe('The API reference', () => {
  test('lists every call of the contract by area', async () => {
    show();
    const calls = within(await screen.findByRole('navigation', { name: 'Calls' }));
    expect(calls.getAllByRole('link')).toHaveLength(readContract(contract).length);
    expect(readContract(contract).length).toBeGreaterThan(80);
  });

  test('shows how a call is made, what it needs, and what comes back', async () => {
    show('/api-reference?call=editTask');
    const call = within(await screen.findByRole('article', { name: 'editTask' }));
    expect(call.getByText('/api/auth/tasks/edit')).toBeVisible();
    expect(call.getByText(/From the specification \(CALL-/)).toBeVisible();
    const body = within(call.getByRole('table', { name: 'Body (application/x-www-form-urlencoded)' }));
    expect(body.getByRole('row', { name: /^id text yes/ })).toBeVisible();
    expect(body.getByRole('row', { name: /^Status one of 'OPEN', 'IN PROGRESS'/ })).toBeVisible();
    expect(
      within(call.getByRole('table', { name: 'Answer' })).getByRole('row', { name: /^data Task yes/ }),
    ).toBeVisible();
  });

  test('finds calls by a part of the path and keeps the search in the address', async () => {
    const { address } = show();
    await screen.findByRole('navigation', { name: 'Calls' });
    await userEvent.type(screen.getByLabelText('Search operations'), 'tasktimer/report');
    const links = within(screen.getByRole('navigation', { name: 'Calls' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['GET /auth/tasks/tasktimer/report']);
    expect(address()).toBe('/api-reference?q=tasktimer%2Freport');
  });

  test('says when no call fits', async () => {
    show('/api-reference?q=nothing-of-the-kind');
    expect(await screen.findByText('No operations match the search')).toBeVisible();
  });

  test('shows nothing wrong for a document that is not as expected', () => {
    expect(readContract(undefined)).toEqual([]);
    expect(readContract({ paths: { '/a': { get: { operationId: 'a' }, post: 7 } } })).toMatchObject([
      { id: 'a', method: 'GET', area: 'other', body: [], answer: [] },
    ]);
  });
});
