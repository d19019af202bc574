/** Waits until something is true. @throws after ten seconds */
export async function soon(ask: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await ask()); await new Promise((done) => setTimeout(done, 50)))
    if (Date.now() > end) throw new Error('not within ten seconds');
}
