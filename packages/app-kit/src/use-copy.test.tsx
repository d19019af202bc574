import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderPage } from './testing/render.tsx';
import { useCopy } from './use-copy.ts';

const CODE = '032180000118359719';
const Code = () => {
  const shown = useRef<HTMLParagraphElement>(null);
  const copy = useCopy();
  return (
    <>
      <p ref={shown}>{CODE}</p>
      <button onClick={() => void copy(CODE, { title: 'Copiado' }, shown.current)}>Copiar</button>
    </>
  );
};
const press = async () => {
  const { user, shownToasts } = renderPage(<Code />);
  const has = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  return { press: () => user.click(screen.getByRole('button')), shownToasts, has, write };
};
const selected = () => String(getSelection());

afterEach(() => getSelection()?.removeAllRanges());

describe('copying', () => {
  test('when there is a clipboard then the text is in it, and that is said', async () => {
    const page = await press();
    await page.press();

    expect(page.write).toHaveBeenCalledWith(CODE);
    expect(page.shownToasts()).toMatchObject([{ title: 'Copiado' }]);
    expect(selected()).toBe('');
  });

  test('when it is refused then the text is selected, and people are told to hold it down', async () => {
    const page = await press();
    page.write.mockRejectedValue(new Error('not allowed'));
    await page.press();

    expect(selected()).toBe(CODE);
    expect(page.shownToasts()).toMatchObject([{ title: 'Mantén presionado para copiar' }]);
  });

  test('when the browser has no clipboard then nothing breaks, and it is the same', async () => {
    const page = await press();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await page.press();
    if (page.has) Object.defineProperty(navigator, 'clipboard', page.has);

    expect(selected()).toBe(CODE);
    expect(page.shownToasts()).toMatchObject([{ title: 'Mantén presionado para copiar' }]);
  });
});
