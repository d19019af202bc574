// npm run dev -- mf-checkout: serves one remote from this machine to a shop that runs elsewhere.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteAlone } from '@shop/build/dev';
import { ROOT } from './setup/dependencies.mjs';

const folder = process.argv[2] ?? '';
const { default: config } = await import(pathToFileURL(join(ROOT, folder, 'webpack.config.mjs')).href);
const { devServer, ...alone } = remoteAlone(config);
const server = new WebpackDevServer(devServer, webpack(alone));
await server.start();
const origin = `http://localhost:${server.options.port}`;
console.log(`\n  Open any page of the shop with   ?remoto=${alone.output.uniqueName}@${origin}\n`);
