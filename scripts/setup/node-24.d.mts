export const NODE_PACKAGES: Record<string, string>;
type Machine = { platform: string; arch: string; running: string };
export function findNode24(modules: string, machine?: Machine): string | undefined;
