type Scheduler = { yield?: () => Promise<void> };
const { scheduler } = globalThis as { scheduler?: Scheduler };

/** Ends the browser's task, so that it can paint or respond before the code continues. */
export const yieldToMain = () => scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
