// npm run dev: the client with hot reload on PORT, the server restarted on every change behind it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installWhenNeeded } from './platform/install.mjs';
import { fail, root } from './platform/step.mjs';

try {
  await installWhenNeeded();
} catch (error) {
  fail(error);
}
const port = Number(process.env.PORT ?? 8080);
const apiPort = port + 1;
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const children = [
  spawn(bin('webpack'), ['watch', '--config-name', 'server', '--mode', 'development'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, ['--watch-path', 'dist/server', 'dist/server/main.mjs'], { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` } }),
  spawn(bin('webpack'), ['serve', '--env', 'served'], { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(port), DAYBOOK_API: `http://localhost:${apiPort}` } }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
