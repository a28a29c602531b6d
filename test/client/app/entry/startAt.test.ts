import { matchedEntry } from '../../../../src/client/app/entry/entryRoutes';
import { startAt } from '../../../../src/client/app/entry/startAt';

describe('Opening an address', () => {
  test.each([
    ['/login', false, 'entry', '/login'],
    ['/login', true, 'app', '/'],
    ['/forgot-password', false, 'entry', '/forgot-password'],
    ['/forgot-password', true, 'entry', '/forgot-password'],
    ['/reset-password/abc', false, 'entry', '/reset-password/abc'],
    ['/reset-password/abc', true, 'entry', '/reset-password/abc'],
    ['/setup/abc', false, 'entry', '/setup/abc'],
    ['/projects', true, 'app', '/projects'],
    ['/projects', false, 'entry', '/login'],
    ['/', false, 'entry', '/login'],
    ['/reset-password', false, 'entry', '/login'],
    ['/login/more', true, 'app', '/login/more'],
  ] as const)('%s with a token: %s shows the %s at %s', (pathname, isTokenPresent, program, path) => {
    expect(startAt(pathname, '', isTokenPresent)).toMatchObject({ program, path });
  });

  test('remembers where a user without a token wanted to go, with the query', () => {
    expect(startAt('/task/12', '?tab=history', false).returnPath).toBe('/task/12?tab=history');
    expect(startAt('/', '', false).returnPath).toBeUndefined();
    expect(startAt('/login', '', false).returnPath).toBeUndefined();
  });

  test('does not mind capitals and a slash at the end', () => {
    expect(matchedEntry('/Login/')?.route.path).toBe('/login');
    expect(matchedEntry('/setup/AbC/')?.token).toBe('AbC');
  });
});
