import { routeAt } from '../../../src/client/app/shell/useLoadAhead';
import { shellRoutes } from '../../../src/client/app/routes';

test.each(shellRoutes.map(({ path }) => path))('a link to %s leads to the code of that screen', (path) => {
  const address = path.replace(/:\w+/g, '0198-a');
  expect(routeAt(address)?.path).toBe(path);
  expect(routeAt(address.toUpperCase())?.path).toBe(path);
});

test('a path without a screen has no code to load', () => {
  expect(routeAt('/')).toBeUndefined();
  expect(routeAt('/task')).toBeUndefined();
  expect(routeAt('/api/health')).toBeUndefined();
});
