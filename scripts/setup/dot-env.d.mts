export function loadDotEnv(file?: string, env?: NodeJS.ProcessEnv): void;
