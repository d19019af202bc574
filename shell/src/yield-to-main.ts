type Scheduler = { yield?: () => Promise<void> };
const { scheduler } = globalThis as { scheduler?: Scheduler };

/** Ends the browser's task: it may draw or answer before what comes next. */
export const yieldToMain = () => scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
