import { expect, jest, test } from '@jest/globals';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { partIsAlive, takeOverPressedFirst } from '@shop/app-kit/early';
import { find, open, parts, wake } from './testing/early-page.ts';

const notePresses = () => {
  const presses: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.id));
  return presses;
};

test('when buttons are pressed before the shop is there then each is pressed once and in order when it is', async () => {
  open(parts('<button id="a">Añadir</button><button id="b">Añadir</button>'));
  const presses = notePresses();
  for (const id of ['b', 'b', 'a', 'b']) find(`#${id}`).click();
  expect(presses).toEqual([]);
  expect(find('#a')).toHaveAttribute('aria-busy', 'true');

  await wake();
  expect(presses).toEqual(['b', 'a']);
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  find('#a').click();

  expect(presses).toEqual(['b', 'a', 'a']);
});

test('when the page takes a minute then what was pressed is done all the same', async () => {
  open(parts('<button id="a">Añadir</button>'));
  const presses = notePresses();
  find('#a').click();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(presses).toEqual([]);

  await wake();

  expect(presses).toEqual(['a']);
});

test('when a control counts each press then it is pressed as often', async () => {
  open(parts('<div data-each><button id="plus">+</button></div>'));
  const presses = notePresses();
  find('#plus').click();
  find('#plus').click();

  await wake();

  expect(presses).toEqual(['plus', 'plus']);
});

test('when only the header is alive then what was pressed in the page waits', async () => {
  open(
    '<div id="root"><header><button id="menu"></button></header><main><button id="a"></button></main></div>',
  );
  const presses = notePresses();
  find('#menu').click();
  find('#a').click();

  partIsAlive('header');
  await jest.runAllTimersAsync();
  expect(presses).toEqual(['menu']);
  await wake();

  expect(presses).toEqual(['menu', 'a']);
});

test('when a code is typed into a part that hydrates late then it waits for it and the rest does not', async () => {
  open(parts('<div data-late="estimate"><input id="code" /></div><button id="a"></button>'));
  const presses = notePresses();
  const code = find<HTMLInputElement>('#code');
  const type = (text: string) => {
    code.value = text;
    code.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('97');
  find('#a').click();
  await wake();
  expect(presses).toEqual(['a']);
  type('97000');
  find('#a').click();
  await jest.runAllTimersAsync();
  expect(presses).toEqual(['a', 'a']);

  // Hydration empties the field.
  code.value = '';
  partIsAlive('estimate');
  await jest.runAllTimersAsync();

  expect(code.value).toBe('97000');
});

test('when a part still comes then what is typed beside it is not written again after the page emptied the field', async () => {
  open(parts('<div data-late="estimate"><input id="code" /></div><input id="name" />'));
  const [code, name] = [find<HTMLInputElement>('#code'), find<HTMLInputElement>('#name')];
  await wake();
  for (const field of [code, name]) {
    field.value = 'Ana';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await jest.runAllTimersAsync();
  name.value = '';
  partIsAlive('estimate');
  await jest.runAllTimersAsync();

  expect([code.value, name.value]).toEqual(['Ana', '']);
});

test('when a pressed button is gone by then the next one is pressed', async () => {
  open(parts('<button id="gone"></button><button id="a"></button>'));
  const presses = notePresses();
  find('#gone').click();
  find('#a').click();
  find('#gone').remove();

  await wake();

  expect(presses).toEqual(['a']);
});

test('when a link is followed then it opens at once, unless something pressed before it waits', async () => {
  open(parts('<a id="link" href="#cart">Carrito</a><button id="a">Añadir</button>'));
  const prevented = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('#link').dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect(prevented()).toBe(false);
  find('#a').click();
  expect(prevented()).toBe(true);
  await wake();
  expect(location.hash).toBe('#cart');
  expect(prevented()).toBe(false);
});

test('when text is typed before the shop is there then it survives the hydration that empties the field', async () => {
  open(parts('<input id="name" />'));
  const input = find<HTMLInputElement>('#name');
  const heard: string[] = [];
  for (const type of ['input', 'change']) input.addEventListener(type, () => heard.push(type));
  for (const value of ['A', 'Ana']) {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.value = '';
  heard.length = 0;

  await wake();

  expect(input.value).toBe('Ana');
  // Fields listen to one event, selects to the other.
  expect(heard).toEqual(['input', 'change']);
});

test.each(['miel', ''])(
  'when «%s» is typed before React takes over a field that it leaves alone then React hears of it',
  async (text) => {
    const heard: string[] = [];
    const field = createElement('input', {
      defaultValue: 'vainilla',
      onChange: ({ target }: { target: HTMLInputElement }) => heard.push(target.value),
    });
    open(parts(renderToString(field)));
    const input = find<HTMLInputElement>('input');
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));

    const root = await act(() => hydrateRoot(find('main'), field));
    await wake();

    expect([heard, input.value]).toEqual([[text], text]);
    act(() => root.unmount());
  },
);

test('when React begins to take over then it is led to what was pressed first', () => {
  open(parts('<button id="a"></button><button id="b"></button>'));
  const led: string[] = [];
  document.addEventListener('mouseover', ({ target }) => void led.push((target as Element).id));
  takeOverPressedFirst();
  find('#b').click();
  find('#a').click();
  takeOverPressedFirst();

  expect(led).toEqual(['b']);
});
