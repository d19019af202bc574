import path from 'node:path';

/** What the shell's three builds have in common. */
export const frontEnd = {
  dir: import.meta.dirname,
  name: 'shell',
  entry: { main: './src/main.ts' },
  html: path.join(import.meta.dirname, 'src/index.html'),
};
