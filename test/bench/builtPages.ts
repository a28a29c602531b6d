import { createReadStream, existsSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { root } from '../../scripts/platform/step.mjs';
import { excelResolve } from '../../scripts/webpack/excelResolve.mjs';
import { ports } from './ports';

async function build(target: string, entry: Readonly<Record<string, string>>): Promise<void> {
  const configuration: Configuration = {
    mode: 'production',
    context: root,
    entry: { ...entry },
    output: { path: target, publicPath: '/' },
    performance: { hints: false },
    optimization: { minimize: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], ...excelResolve },
  };
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) =>
      result === undefined ? reject(error ?? new Error('The build gave no result')) : resolve(result),
    ),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

const pageHtml = (name: string) =>
  `<!doctype html><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="/${name}.css"><div id="root"></div><script src="/${name}.js"></script>`;

/** Serves the built files, and for every other address the page of that name. */
function serve(directory: string): Promise<http.Server> {
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(directory, pathname);
    if (existsSync(file) && statSync(file).isFile()) {
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(pageHtml(path.basename(pathname)));
    }
  });
  return new Promise((resolve, reject) =>
    server.once('error', reject).listen(ports.pages, 'localhost', () => resolve(server)),
  );
}

/**
 * Builds pages for measurements, and serves each under its name.
 * @param entry the file of each page
 */
export async function servePages(
  target: string,
  entry: Readonly<Record<string, string>>,
): Promise<{ readonly address: string; readonly stop: () => void }> {
  await build(target, entry);
  const server = await serve(target);
  return {
    address: `http://localhost:${ports.pages}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
