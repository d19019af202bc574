import type { Figures } from './judge.ts';
import { LEAST_SCORE, PARTS } from './parts.ts';

const HEAD = `# Mutation tests

\`npm run mutate [-- part…]\` changes the sources of a part in small ways, one at a time, in a copy, and runs the tests that
cover the changed place (StrykerJS). A change that no test notices has survived. Each part must notice ${LEAST_SCORE} %, and each
survivor is explained in \`test/mutation/explained.ts\`, or the command fails. Parts and their tests stand in
\`test/mutation/parts.ts\`. What is known of unchanged code and tests is kept in \`.cache/mutation\`. The command writes
the figures of the parts that passed; it takes half an hour for all and is no part of \`npm test\`.

| part | mutants | noticed | by time limit | survived | score |
| --- | --- | --- | --- | --- | --- |
`;
const NOT_YET = 'not run to its end yet | | | |';

const rowOf = (part: string, { mutants, killed, timedOut, survived, score }: Figures): string =>
  `| ${part} | ${mutants} | ${killed} | ${timedOut} | ${survived} | ${score.toFixed(1)} % |`;

/** The page after some parts ran; the others keep what the page says of them. */
export function pageOf(before: string, figures: Map<string, Figures>): string {
  const rows = Object.keys(PARTS).map((part) => {
    const found = figures.get(part);
    const kept = before.split('\n').find((line) => new RegExp(`^\\| ${part} +\\|`).test(line));
    return found ? rowOf(part, found) : (kept ?? `| ${part} | ${NOT_YET} |`);
  });
  return `${HEAD}${rows.join('\n')}\n`;
}
