type Early = { begin: () => void; alive: (part: string) => void };

const early = () => (globalThis as { early?: Early }).early;

/** React begins to take over the page: with the part in which something was pressed already (the shell's early-script.ts). */
export const takeOverPressedFirst = () => early()?.begin();

/** React has taken over 'header', 'main', 'footer' or a late part: what was pressed in it before is done now. */
export const partIsAlive = (part: string) => early()?.alive(part);
