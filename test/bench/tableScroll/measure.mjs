// Measures how the table scrolls at 2560×1440 with 100,000 rows × 15 columns, and how long its Excel export takes.
// Usage: node test/bench/tableScroll/measure.mjs [path of a Chromium]
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { excelResolve } from '../../../scripts/webpack/excelResolve.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
const PORT = 9119;
const MEASURE_MS = 4000;
const FRAME_MS = 16;
const RUNS = 3;

async function build(target) {
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: path.join(here, 'page.tsx'),
    output: { path: target, publicPath: '/' },
    performance: { hints: false },
    optimization: { minimize: false },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true, configFile: path.join(root, 'tsconfig.json'), compilerOptions: { noEmit: false } } },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    plugins: [new MiniCssExtractPlugin()],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], ...excelResolve },
  });
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

function serve(directory) {
  const types = { '.js': 'text/javascript', '.css': 'text/css' };
  const server = http.createServer((request, response) => {
    const file = path.join(directory, new URL(request.url, 'http://localhost').pathname);
    if (existsSync(file) && statSync(file).isFile()) {
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><meta charset="utf-8"><title>Bench</title><link rel="stylesheet" href="/main.css"><div id="root"></div><script src="/main.js"></script>');
    }
  });
  return new Promise((resolve) => server.listen(PORT, () => resolve(server)));
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

// A busy machine takes fewer wheel steps, which flatters the frames: read both figures.
const stepsPerSecond = [];

async function framesPerSecond(page, wheelStep) {
  await page.evaluate(() => {
    globalThis.frames = 0;
    const count = () => {
      globalThis.frames += 1;
      globalThis.frameRequest = requestAnimationFrame(count);
    };
    globalThis.frameRequest = requestAnimationFrame(count);
  });
  const start = performance.now();
  let step = 1;
  for (; performance.now() - start < MEASURE_MS; step++) {
    await page.mouse.wheel(0, wheelStep);
    const early = start + step * FRAME_MS - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  }
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.frameRequest);
    return globalThis.frames;
  });
  const seconds = (performance.now() - start) / 1000;
  stepsPerSecond.push(step / seconds);
  return frames / seconds;
}

/** Milliseconds per frame when every frame shows a whole screen of other rows. */
function msPerFullScreen(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const scroller = document.querySelector('.bp6-table-quadrant-main .bp6-table-quadrant-scroll-container');
        scroller.scrollTop = 0;
        const frameCount = 80;
        let frame = 0;
        let start;
        const step = (now) => {
          start ??= now;
          if (frame === frameCount) {
            resolve((now - start) / frameCount);
            return;
          }
          frame += 1;
          scroller.scrollTop += 2000;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
}

const target = await mkdtemp(path.join(os.tmpdir(), 'table-bench-'));
await build(target);
const server = await serve(target);
const browser = await chromium.launch({ executablePath: process.argv[2] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
try {
  const page = await browser.newPage({ viewport: { width: 2560, height: 1440 } });
  await page.goto(`http://localhost:${PORT}/`);
  await page.waitForSelector('[role="gridcell"]');
  await page.mouse.move(1200, 700);
  const measured = { slow: [], fast: [], fullScreen: [], exportMs: [] };
  for (let run = 0; run < RUNS; run++) {
    measured.slow.push(await framesPerSecond(page, 100));
    measured.fast.push(await framesPerSecond(page, run % 2 ? -2000 : 2000));
    measured.fullScreen.push(await msPerFullScreen(page));
    const start = performance.now();
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export to Excel' }).click()]);
    measured.exportMs.push(performance.now() - start);
  }
  console.log(`load average ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors`);
  console.log(`slow scroll (100 px a step)    ${median(measured.slow).toFixed(1)} frames/s`);
  console.log(`fast scroll (2000 px a step)   ${median(measured.fast).toFixed(1)} frames/s`);
  console.log(`wheel steps taken (of 60)      ${median(stepsPerSecond).toFixed(0)} a second`);
  console.log(`a whole screen of other rows   ${median(measured.fullScreen).toFixed(1)} ms`);
  console.log(`Excel export of 100,000 × 15   ${(median(measured.exportMs) / 1000).toFixed(1)} s`);
} finally {
  await browser.close();
  server.close();
  await rm(target, { recursive: true, force: true });
}
