const { spawnSync } = require('node:child_process');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const webpack = require('webpack');

const root = __dirname;
const inRoot = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);

/** Name of the part with the entry pages, as its import gives it. */
const entryPages = 'entryPages';

/** Type errors are the type check's business (npm test, the editor): here TypeScript is only translated. */
const typescriptRule = (options = {}) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: inRoot('tsconfig.json'),
      compilerOptions: { noEmit: false, sourceMap: true },
      ...options,
    },
  },
});

/** Errors only: the cache warns about large strings, which nothing here can avoid. */
const infrastructureLogging = { level: 'error' };

/** A warm build takes seconds; a change of what builds starts a fresh cache. */
async function cacheOf(/** @type {string} */ name) {
  const { contentHash } = await import('./scripts/platform/contentHash.mjs');
  const version = contentHash(root, ['webpack.config.js', 'tsconfig.json', 'package-lock.json', 'scripts/webpack']);
  return { type: 'filesystem', name, version, cacheDirectory: inRoot('node_modules/.cache/webpack') };
}

/**
 * What a recording needs to know about the program (src/client/recorder).
 * @param {boolean} isProduction
 */
async function programFacts(isProduction) {
  const { contentHash } = await import('./scripts/platform/contentHash.mjs');
  const { programWords, wordFolders } = await import('./scripts/webpack/programWords.mjs');
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const words = () => {
    const { texts, names } = programWords(root);
    return JSON.stringify([texts.join('\n'), names.join('\n')]);
  };
  return {
    PROGRAM_COMMIT: JSON.stringify(git.status === 0 ? git.stdout.trim() : 'unknown'),
    PROGRAM_CONTRACT: JSON.stringify(contentHash(root, ['src/server/operations/contract.gen.json'])),
    PROGRAM_WORDS: isProduction
      ? webpack.DefinePlugin.runtimeValue(words, {
          contextDependencies: wordFolders.map((folder) => inRoot(folder)),
          version: contentHash(root, [...wordFolders, 'scripts/webpack']),
        })
      : words(),
  };
}

/**
 * @param {boolean} isProduction
 * @param {boolean} isServed
 */
async function clientConfiguration(isProduction, isServed) {
  // For npm run dev only: npm start installs no development packages.
  const refresh = isServed && {
    plugin: new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false }),
    transform: require('react-refresh-typescript').default,
  };
  const { excelResolve } = await import('./scripts/webpack/excelResolve.mjs');
  const { CompressFiles } = await import('./scripts/webpack/compressFiles.mjs');
  return {
    name: 'client',
    mode: isProduction ? 'production' : 'development',
    target:
      'browserslist:last 2 chrome versions, last 2 edge versions, last 2 firefox versions, last 2 safari versions',
    context: root,
    entry: { main: inRoot('src/client/main.tsx') },
    output: {
      path: inRoot('dist/client'),
      filename: isProduction ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
      // Every name stands in the loader of chunks, which every page loads. Shorter ones occur by chance in the tables of
      // packages, where the plugin of hashes would take them for names.
      hashDigestLength: 8,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      publicPath: '/',
      clean: true,
    },
    // No eval: the content security policy forbids it, also while developing.
    devtool: isProduction ? 'hidden-source-map' : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...excelResolve.alias,
        // Icons are passed as elements; the loader of icons by name refers to all of them.
        [inRoot('node_modules/@blueprintjs/icons/lib/esm/iconLoader.js')]: false,
        // The packages of the router name only its development build, which warns developers.
        ...(isProduction && {
          [inRoot('node_modules/react-router/dist/development')]: inRoot('node_modules/react-router/dist/production'),
        }),
        // Texts with which Blueprint reports wrong use of its components to developers.
        ...(isProduction && { [inRoot('node_modules/@blueprintjs/core/lib/esm/common/errors.js')]: false }),
      },
      fallback: excelResolve.fallback,
    },
    module: {
      rules: [
        // The entry imports blueprint.css?part=first, the shell ?part=rest.
        {
          test: inRoot('node_modules/@blueprintjs/core/lib/css/blueprint.css'),
          enforce: 'pre',
          loader: inRoot('scripts/webpack/blueprintStyles.mjs'),
        },
        typescriptRule(refresh ? { getCustomTransformers: () => ({ before: [refresh.transform()] }) } : {}),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
        { test: /\.(svg|png)$/, type: 'asset' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: inRoot('src/client/index.html'), scriptLoading: 'defer' }),
      new MiniCssExtractPlugin({
        filename: isProduction ? 'assets/[name].[contenthash].css' : 'assets/[name].css',
        chunkFilename: isProduction ? 'assets/[name].[contenthash].css' : 'assets/[name].css',
        ignoreOrder: true,
      }),
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new webpack.DefinePlugin(await programFacts(isProduction)),
      // draft-js and its dependencies use Node's `global`.
      new webpack.DefinePlugin({ global: 'globalThis' }),
      // date-fns speaks English without a locale; Blueprint would have a file made for each of the ninety.
      new webpack.ContextReplacementPlugin(/date-fns[\\/]locale$/, /^$/),
      ...(refresh ? [refresh.plugin] : []),
      ...(isProduction ? [new CompressFiles()] : []),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
      runtimeChunk: 'single',
      // Small files compress badly and each costs a request: what is shared by two parts is a file of its own from 40 kB.
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 20,
        minSize: 40_000,
        // The styles of a part are one file, those of packages included.
        cacheGroups: {
          defaultVendors: { type: /javascript/, test: /[\\/]node_modules[\\/]/, priority: -10 },
          // Who signs in has already loaded what the entry pages share with the program.
          entryShare: {
            type: /javascript/,
            test: (
              /** @type {webpack.Module} */ module,
              /** @type {{ chunkGraph: webpack.ChunkGraph }} */ { chunkGraph },
            ) => chunkGraph.getModuleChunks(module).some(({ name }) => name === entryPages),
            name: 'entryShare',
            chunks: 'async',
            minChunks: 2,
            minSize: 0,
            priority: 10,
          },
        },
      },
    },
    performance: { hints: false },
    infrastructureLogging,
    cache: await cacheOf(`client-${isProduction ? 'production' : 'development'}${isServed ? '-served' : ''}`),
    stats: 'errors-warnings',
    devServer: isServed
      ? {
          port: Number(process.env.PORT ?? 8080),
          host: 'localhost',
          hot: true,
          static: false,
          // scripts/dev.mjs stops everything in order.
          setupExitSignals: false,
          historyApiFallback: { disableDotRule: true },
          proxy: [{ context: ['/api'], target: process.env.DAYBOOK_API ?? 'http://localhost:8081' }],
          client: { overlay: false },
        }
      : undefined,
  };
}

/**
 * @param {boolean} isProduction
 * @param {string} outputDirectory
 */
async function serverConfiguration(isProduction, outputDirectory) {
  return {
    name: 'server',
    mode: isProduction ? 'production' : 'development',
    target: 'node20',
    context: root,
    entry: {
      main: inRoot('src/server/main.ts'),
      embeddedWorker: inRoot('src/server/database/embedded/embeddedWorker.ts'),
      sheetWorker: inRoot('src/server/spreadsheets/sheetWorker.ts'),
      runDemonstration: inRoot('src/server/runDemonstration.ts'),
      runBackup: inRoot('src/server/runBackup.ts'),
      runRestore: inRoot('src/server/runRestore.ts'),
    },
    experiments: { outputModule: true },
    output: {
      path: outputDirectory,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    devtool: 'source-map',
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      // import.meta.url means the file in dist, beside which the worker lies.
      parser: { javascript: { importMeta: false, url: false, worker: false } },
      rules: [typescriptRule()],
    },
    // Packages stay where npm has put them.
    externals: [
      (
        /** @type {{ request?: string }} */ { request },
        /** @type {(error?: null, result?: string) => void} */ callback,
      ) =>
        request !== undefined && !/^[./]/.test(request) && !path.isAbsolute(request)
          ? callback(null, `module ${request}`)
          : callback(),
    ],
    optimization: { minimize: false },
    performance: { hints: false },
    infrastructureLogging,
    cache: await cacheOf(`server-${isProduction ? 'production' : 'development'}`),
    stats: 'errors-warnings',
  };
}

/**
 * With `served` what `npm run dev` takes: the client with hot reload, and the server in a folder of its own.
 * @param {{ served?: boolean }} environment
 * @param {{ mode?: string }} options
 */
module.exports = async (environment = {}, { mode } = {}) => {
  const isProduction = mode !== 'development';
  const isServed = environment.served === true;
  return [
    await clientConfiguration(isProduction && !isServed, isServed),
    await serverConfiguration(isProduction && !isServed, inRoot(isServed ? 'dist/dev' : 'dist/server')),
  ];
};
