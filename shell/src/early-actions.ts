type Early = { alive: (part: 'header' | 'main') => void };

/** React has taken over this part of the page: what was pressed in it before is done now (early-script.ts). */
export const partIsAlive = (part: 'header' | 'main') => (globalThis as { early?: Early }).early?.alive(part);
