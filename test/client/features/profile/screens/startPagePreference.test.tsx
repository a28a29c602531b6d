import { screen } from '@testing-library/react';
import { StartPagePreference } from '../../../../../src/client/features/profile/screens/StartPagePreference';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

test.each([
  ['unread', 'true'],
  ['read', null],
] as const)('while permissions are %s, which decide what opens without a choice', (status, disabled) => {
  fakeNetwork().succeed('/auth/preferences', []);
  renderConnected(<StartPagePreference />, { preloaded: { permissions: { role: 'Tester', granted: [], status } } });
  const button = screen.getByRole('button', { name: /^Start page/ });
  expect(button.getAttribute('aria-disabled')).toBe(disabled);
});
