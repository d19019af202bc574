type Early = { begin: () => void; alive: (part: string) => void };

const early = () => (globalThis as { early?: Early }).early;

/** React starts hydration with the part in which something was pressed already (the shell's early-script.ts). */
export const takeOverPressedFirst = () => early()?.begin();

/** React has hydrated 'header', 'main', 'footer' or a late part: earlier presses in it are replayed. */
export const partIsAlive = (part: string) => early()?.alive(part);
