import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Remembers by the contents of a step's inputs that it passed, so that it need not run again until one of them changes.
 * @param {string} root the repository
 */
export function createPassed(root) {
  const markOf = ({ name }) => join(root, '.cache', 'passed', name);
  const hashOf = ({ inputs, args }) => {
    const files = inputs.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    const hash = createHash('sha256').update(process.version).update(args.join(' '));
    for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
    return hash.digest('hex');
  };
  return {
    has: (step) =>
      Boolean(step.inputs) && existsSync(markOf(step)) && readFileSync(markOf(step), 'utf8') === hashOf(step),
    note: (step) => {
      if (!step.inputs) return;
      mkdirSync(dirname(markOf(step)), { recursive: true });
      writeFileSync(markOf(step), hashOf(step));
    },
  };
}
