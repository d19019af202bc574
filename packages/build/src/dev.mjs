import { scripts } from './rules.mjs';
import { remote, shell } from './webpack.mjs';

const ONLY_IN_PRODUCTION = ['PrecompressPlugin', 'NormalModuleReplacementPlugin'];

const development = (config, { port, publicPath, proxy = [] }) => ({
  ...config,
  mode: 'development',
  devtool: 'eval-cheap-module-source-map',
  cache: { ...config.cache, name: `${config.cache.name}-dev` },
  output: {
    ...config.output,
    filename: '[name].js',
    chunkFilename: '[name].js',
    publicPath,
    clean: false,
  },
  module: { rules: [scripts({ development: true }), ...config.module.rules.slice(1)] },
  // A chunk shared by two entries would keep webpack's reload client out of the remote.
  optimization: { splitChunks: publicPath === '/' ? config.optimization.splitChunks : false },
  plugins: config.plugins.filter((plugin) => !ONLY_IN_PRODUCTION.includes(plugin.constructor.name)),
  devServer: {
    port,
    host: '127.0.0.1',
    allowedHosts: 'all',
    hot: false,
    liveReload: true,
    client: { overlay: false, webSocketURL: `ws://127.0.0.1:${port}/ws` },
    headers: { 'Access-Control-Allow-Origin': '*' },
    devMiddleware: { publicPath: '/' },
    proxy,
  },
});

/**
 * Development server of a remote; the gateway forwards /mf/<name>/ here.
 * @param {{ dir: string, name: string, port: number }} frontEnd
 */
export const remoteDev = ({ port, ...frontEnd }) => {
  const config = development(remote(frontEnd), { port, publicPath: `/mf/${frontEnd.name}/` });
  // Without its own entry webpack-dev-server has no file for its reload client.
  return { ...config, entry: { dev: './src/routes.tsx' } };
};

/**
 * A remote's production build (with the shop's React), watched and served to pages of a shop that runs elsewhere.
 * @param {import('webpack').Configuration} config of the remote
 */
export const remoteAlone = (config) => ({
  ...config,
  cache: { ...config.cache, name: `${config.cache.name}-alone` },
  optimization: { ...config.optimization, minimize: false },
  plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'PrecompressPlugin'),
  devServer: {
    port: 'auto',
    host: '127.0.0.1',
    allowedHosts: 'all',
    client: false,
    hot: false,
    liveReload: false,
    headers: { 'Access-Control-Allow-Origin': '*' },
    devMiddleware: { publicPath: '/' },
  },
});

/**
 * Development server of the shell; the gateway forwards every page here.
 * @param {{ dir: string, name: string, entry: Record<string, string>, html: string, port: number }} frontEnd
 */
export const shellDev = ({ port, ...frontEnd }) => {
  const config = development(shell(frontEnd), { port, publicPath: '/' });
  return { ...config, devServer: { ...config.devServer, historyApiFallback: true } };
};
