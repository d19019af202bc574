type Step = { name: string; args: string[] };
type Named = Record<'types' | 'lint' | 'format' | 'contracts' | 'tests', Step>;
export function changedFiles(root: string): string[];
export function isAsOnMain(root: string, inputs: string[]): boolean;
export function stepsFor(files: string[], steps: Named): Step[];
