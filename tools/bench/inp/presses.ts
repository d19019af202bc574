import type { Locator, Page } from '@playwright/test';

/** When a press began, and what it was. */
export type Mark = { name: string; startTime: number };
/** What the browser tells of an event: how long (ms) it took until the next picture. */
export type Told = { startTime: number; duration: number };

/** The browser tells of no event that takes less than this (ms). */
const LEAST_MS = 16;

/** Has the page note what the browser tells of presses; before it is opened. */
export const watchPresses = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    const told: Told[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) told.push({ startTime: entry.startTime, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold });
    Object.assign(globalThis, { told });
  }, LEAST_MS);

/** Presses what is there, under a name by which `pressesOf` finds it again. */
export async function press(place: Locator, name: string): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await place.evaluate((_, mark) => void performance.mark(mark), name);
  await place.tap();
}

/** All presses of the page by their names. What came of the last one has to be there. */
export async function pressesOf(page: Page): Promise<Map<string, number[]>> {
  const [marks, told] = await page.evaluate(() => [
    performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, startTime })),
    (globalThis as unknown as { told: Told[] }).told,
  ]);
  if (told!.length === 0) throw new Error('The browser tells of no press');
  return timesOf(marks! as Mark[], told as Told[]);
}

/** How long (ms) each press took: the slowest of the events between it and the next one. */
export function timesOf(marks: Mark[], told: Told[]): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const [at, { name, startTime }] of marks.entries()) {
    const end = marks[at + 1]?.startTime ?? Infinity;
    const own = told.filter((event) => event.startTime >= startTime && event.startTime < end);
    const longest = Math.max(LEAST_MS, ...own.map(({ duration }) => duration));
    times.set(name, [...(times.get(name) ?? []), longest]);
  }
  return times;
}
