import type { Page } from './test.ts';

/** The number of filled-in fields, each counted once, and of presses. */
export type Work = { fields: number; presses: number };
type Counted = { fields: string[]; presses: number };

const KEY = 'counted-work';
const NONE = JSON.stringify({ fields: [], presses: 0 } satisfies Counted);

/** Counts the fields and presses on every following page; ticking a box is a press. */
export const countWork = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([key, none]) => {
      const add = (to: (counted: Counted) => void) => {
        const counted = JSON.parse(sessionStorage.getItem(key!) ?? none!) as Counted;
        to(counted);
        sessionStorage.setItem(key!, JSON.stringify(counted));
      };
      const nameOf = (field: HTMLInputElement) =>
        [field.form?.getAttribute('aria-label'), field.labels?.[0]?.textContent, field.name].join(' / ');
      const onInput = ({ target }: Event) => {
        const field = target as HTMLInputElement;
        if (field.type === 'checkbox' || field.type === 'radio') return;
        add(({ fields }) => fields.includes(nameOf(field)) || fields.push(nameOf(field)));
      };
      addEventListener('input', onInput, true);
      const onClick = ({ isTrusted }: Event) => isTrusted && add((counted) => (counted.presses += 1));
      addEventListener('click', onClick, true);
    },
    [KEY, NONE],
  );

/** The counts since the last call. */
export async function workDone(page: Page): Promise<Work> {
  const { fields, presses } = await page.evaluate(
    ([key, none]) => {
      const counted = JSON.parse(sessionStorage.getItem(key!) ?? none!) as Counted;
      sessionStorage.removeItem(key!);
      return counted;
    },
    [KEY, NONE],
  );
  return { fields: fields.length, presses };
}
