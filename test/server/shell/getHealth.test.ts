import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the server tells without a token that it is ready', async () => {
  expect((await server.call('getHealth')).data).toEqual({ Ready: true });
});
