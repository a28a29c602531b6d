import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addPerson, type TestPerson } from '../../support/testPeople';
import { startTestServer, type TestServer } from '../../support/testServer';

const mebibyte = 1024 * 1024;
let server: TestServer;
let person: TestPerson;
beforeEach(async () => {
  server = await startTestServer();
  person = await addPerson(server.database);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const beginning = '--x\r\ncontent-disposition: form-data; name="profile_image"; filename="large.png"\r\n\r\n';
const openRequest = (): http.ClientRequest =>
  http.request({
    method: 'POST',
    host: '127.0.0.1',
    port: (server.app.server.address() as AddressInfo).port,
    path: '/api/uplodeauth/profile/photo',
    headers: { authorization: person.token, 'content-type': 'multipart/form-data; boundary=x' },
  });
const incomingFolder = (): string => path.join(server.dataDirectory, 'files', 'incoming');

test('a browser that is still sending a file that is too large gets the rejection', async () => {
  const request = openRequest();
  const answered = new Promise<[number | undefined, string]>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => resolve([response.statusCode, text]));
    });
  });
  request.write(beginning);
  for (let sent = 0; sent < 40; sent += 1) request.write(Buffer.alloc(mebibyte));
  request.end('\r\n--x--\r\n');
  const [status, text] = await answered;
  expect([status, (JSON.parse(text) as { message: string }).message]).toEqual([
    413,
    'The file large.png is larger than 25 MiB',
  ]);
});

/** Resolves when the folder of unfinished uploads has this number of files; otherwise the test runs into its time limit. */
const untilUnfinishedUploads = (count: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const watcher = watch(incomingFolder(), look);
    function look(): void {
      readdir(incomingFolder()).then((names) => {
        if (names.length !== count) return;
        watcher.close();
        resolve();
      }, reject);
    }
    look();
  });

test('an upload that is broken off leaves nothing behind', async () => {
  const request = openRequest();
  request.on('error', () => undefined);
  request.write(beginning);
  request.write(Buffer.alloc(mebibyte));
  await untilUnfinishedUploads(1);
  request.destroy();
  await untilUnfinishedUploads(0);
});
