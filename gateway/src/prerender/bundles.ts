import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import vm from 'node:vm';

/** What of a server build's file this process uses: `shell/src/ssr.tsx`. */
export type ShellBundle = {
  provided: Record<string, unknown>;
  ownerOf: (path: string) => string;
  render: (
    url: string,
    remotes: Record<string, unknown>,
    apiBase: string,
  ) => Promise<{ status: number; complete: boolean }>;
  documentOf: (
    template: string,
    rendered: unknown,
    url: string,
  ) => Promise<{ html: string; csp: { scriptSrc: string[]; styleSrc: string[] } }>;
};

/** Runs a CommonJS file; `provided` answers its `require` before Node does. */
async function load(file: string, provided: Record<string, unknown> = {}): Promise<unknown> {
  const ofNode = createRequire(file);
  const require = (name: string): unknown => (name in provided ? provided[name] : ofNode(name));
  const wrapped = `(function (module, exports, require, __filename) {${await readFile(file, 'utf8')}\n})`;
  const module = { exports: {} };
  const run = vm.runInThisContext(wrapped, { filename: file }) as (...args: unknown[]) => void;
  run(module, module.exports, require, file);
  return module.exports;
}

/** The shell's server build. */
export const loadShell = async (file: string): Promise<ShellBundle> => (await load(file)) as ShellBundle;

/** A remote's server build; React and all other shared modules are the shell's. */
export const loadRemote = (file: string, { provided }: ShellBundle): Promise<unknown> => load(file, provided);
