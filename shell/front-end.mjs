import path from 'node:path';

/** The common options of the shell's three builds. */
export const frontEnd = {
  dir: import.meta.dirname,
  name: 'shell',
  entry: { main: './src/main.ts' },
  html: path.join(import.meta.dirname, 'src/index.html'),
};
