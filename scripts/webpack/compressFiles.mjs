import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|html|svg|json|txt)$/;
/** Smaller files fit into one network packet anyway. */
const minBytes = 512;

/** Writes Brotli and gzip copies of every text file at the highest level, so that the server only sends them. */
export class CompressFiles {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressFiles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'CompressFiles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          await Promise.all(
            Object.entries(assets)
              .filter(([name]) => compressible.test(name))
              .map(async ([name, source]) => {
                const content = source.buffer();
                if (content.length < minBytes) return;
                const [small, compatible] = await Promise.all([
                  brotli(content, {
                    params: {
                      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
                      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
                    },
                  }),
                  gzip(content, { level: 9 }),
                ]);
                compilation.emitAsset(`${name}.br`, new sources.RawSource(small));
                compilation.emitAsset(`${name}.gz`, new sources.RawSource(compatible));
              }),
          );
        },
      );
    });
  }
}
