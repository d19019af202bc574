import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const WORTH_IT = /\.(js|css|svg|json|txt)$/;
const MIN_BYTES = 1024;
/** A window of 512 kB holds the largest script; its shorter distances save some hundred bytes. */
const SMALLEST = {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 19 },
};

async function addVariants(compilation, name, source) {
  const bytes = source.buffer();
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([brotli(bytes, SMALLEST), gzip(bytes, { level: 9 })]);
  compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
  compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
}

/** Writes `x.js.br` and `x.js.gz` beside every text asset, so that no server compresses at run time. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Precompress', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => WORTH_IT.test(name));
        await Promise.all(texts.map(([name, source]) => addVariants(compilation, name, source)));
      });
    });
  }
}
