// npm run dev: the client with hot reload on PORT; the server behind it, on the next port, restarted on changes.
import { createRequire } from 'node:module';
import path from 'node:path';
import { installWhenNeeded } from './platform/install.mjs';
import { fail, root } from './platform/step.mjs';

const port = Number(process.env.PORT ?? 8080);

async function develop() {
  await installWhenNeeded({ withDevelopment: true });
  const { generateWhenStale } = await import('./platform/buildWhenStale.mjs');
  await generateWhenStale();
  process.env.DAYBOOK_API = `http://localhost:${port + 1}`;

  const require = createRequire(import.meta.url);
  const webpack = require('webpack');
  const WebpackDevServer = require('webpack-dev-server');
  const [client, server] = await require(path.join(root, 'webpack.config.js'))(
    { served: true },
    { mode: 'development' },
  );

  const { RestartingServer } = await import('./platform/restartingServer.mjs');
  const running = new RestartingServer(path.join(root, 'dist/dev/main.mjs'), {
    PORT: String(port + 1),
    PUBLIC_URL: `http://localhost:${port}`,
  });
  const watching = webpack(server).watch({}, (error, stats) => {
    if (error) fail(error);
    if (stats?.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
    else running.restart();
  });
  const hot = new WebpackDevServer(client.devServer, webpack(client));
  await hot.start();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    await Promise.all([
      hot.stop(),
      running.stop(),
      new Promise((resolve) => (watching === undefined ? resolve(undefined) : watching.close(resolve))),
    ]);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

develop().catch(fail);
