import type { Guard } from './guard.ts';

const HEAD = `# Guards, each taken out once

\`npm run guards\` copies the sources, takes each guard out of the copy, runs the one test that is named beside it, and
expects it to fail. This page is written by that command when every one did.

| guard | file | what failed without it |
| --- | --- | --- |
`;

/** One guard, with the title of the test that failed. */
export const rowOf = ({ what, file, test }: Guard, failed: string): string =>
  `| ${what} | \`${file}\` | \`${test}\`: ${failed.replaceAll('|', '/').replaceAll('`', "'")} |`;

/** The rows of a page, by what their guards keep out. */
export const rowsOf = (page: string): Map<string, string> =>
  new Map(page.split('\n').map((line) => [line.split('|')[1]?.trim() ?? '', line]));

export const pageOf = (rows: string[]): string => `${HEAD}${rows.filter(Boolean).join('\n')}\n`;
