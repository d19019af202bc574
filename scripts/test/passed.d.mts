type Step = { name: string; args: string[]; inputs?: string[] };
export function createPassed(root: string): { has(step: Step): boolean; note(step: Step): void };
