type Step = { name: string; cores: number; args: string[]; after?: string };
export function runSteps(steps: Step[], machine: { cores: number }): Promise<string[]>;
