/** Waits for an orderly end, but not longer: BullMQ waits for ever for a Redis that is away. */
export async function closeWithin(ms: number, close: () => Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([close(), late]);
  clearTimeout(timer);
}
