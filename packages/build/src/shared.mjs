import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

/**
 * The one table of modules that shell and remotes share. The shell provides them, remotes only consume.
 * `eager` ones are part of the shell's first file; the others are chunks of the shell, loaded on first use.
 */
const table = () => {
  const react = versionOf('react');
  const reactDom = versionOf('react-dom');
  const emotion = versionOf('@emotion/react');
  const own = '1.0.0';
  return [
    { key: 'react', version: react, eager: true },
    { key: 'react/jsx-runtime', version: react, eager: true },
    // Half of the first view's scripts: the other half runs while these load.
    { key: 'react-dom', version: reactDom, eager: false },
    { key: 'react-dom/client', version: reactDom, eager: false },
    { key: '@emotion/react', version: emotion, eager: true, from: '@shop/vendor/emotion' },
    // Without this key a remote would use its own emotion cache.
    { key: '@emotion/react/jsx-runtime', version: emotion, eager: true },
    // Shared modules are not tree-shaken: the facades keep unused parts out of the first file.
    {
      key: 'react-router-dom',
      version: versionOf('react-router-dom'),
      eager: true,
      from: '@shop/vendor/router',
    },
    { key: '@shop/app-kit', version: own, eager: true, strict: true },
    { key: '@shop/app-kit/forms', version: own, eager: false },
    // The rest of @shop/ui (fields, tables …) has no state: each page that uses it contains a copy.
    { key: '@shop/ui/core', version: own, eager: true },
    { key: '@shop/ui/toast', version: own, eager: false },
    { key: '@shop/ui/overlays', version: own, eager: false },
  ];
};

const provided = ({ version, eager, from }) => ({
  singleton: true,
  version,
  requiredVersion: `^${version}`,
  eager,
  ...(from ? { import: from } : {}),
});

const consumed = ({ version, strict }) => ({
  singleton: true,
  requiredVersion: `^${version}`,
  import: false,
  ...(strict ? { strictVersion: true } : {}),
});

const toShared = (entry) => Object.fromEntries(table().map((row) => [row.key, entry(row)]));

/** The modules that the shell provides. */
export const sharedOfShell = () => toShared(provided);

/** The modules that a remote takes from the shell; it has no copies of its own. */
export const sharedOfRemote = () => toShared(consumed);

const eager = (entry) => (row) => entry({ ...row, eager: true });

/** The same for the server builds, each in one file. */
export const sharedOfShellServer = () => toShared(eager(provided));
export const sharedOfRemoteServer = () => toShared(eager(consumed));
