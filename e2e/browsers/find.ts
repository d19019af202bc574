/** Runs in the page. `name` is a regular expression's source; the answer is where a press reaches the element. */
export function find(what: 'button' | 'link' | 'field' | 'checkbox', name: string) {
  const pattern = new RegExp(name, 'iu');
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const selector = {
    button: 'button',
    link: 'a[href]',
    field: 'input, textarea, select',
    checkbox: '[type=checkbox], [role=checkbox]',
  }[what];
  const nameOf = (element: HTMLElement) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const own = what === 'button' || what === 'link' ? element.textContent : '';
    return [
      element.getAttribute('aria-label'),
      ...labelled.map((id) => document.getElementById(id)?.textContent),
      ...labels,
      own,
    ]
      .map(plain)
      .join(' ')
      .trim();
  };
  // A page that is still the server's alone answers nothing; the provider's is nobody else's.
  const isAlive = (element: HTMLElement) =>
    location.pathname.startsWith('/sandbox') || Object.keys(element).some((key) => key.startsWith('__react'));
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!pattern.test(nameOf(element)) || !isAlive(element) || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const shown = what === 'checkbox' ? (element.closest('label') ?? element) : element;
    const { x, y, width, height } = shown.getBoundingClientRect();
    const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(at.x, at.y);
    if (width > 1 && hit && (shown.contains(hit) || hit.contains(shown)))
      return { ...at, value: (element as HTMLInputElement).value };
  }
  return null;
}

/** Runs in the page: the words that are shown, or the address. */
export const words = () => document.body.innerText.replaceAll(/\s+/g, ' ');
export const address = () => location.href;

/** Runs in the page: chooses in a list, which each system draws and drives in its own way. */
export function choose(label: string, value: string) {
  const pattern = new RegExp(label, 'u');
  for (const list of document.querySelectorAll('select')) {
    if (![...list.labels].some(({ textContent }) => pattern.test(textContent ?? ''))) continue;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, value);
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return list.value === value;
  }
  return false;
}
