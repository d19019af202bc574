import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { bearTranslators } from './foreign-nodes.ts';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(() => bearTranslators());
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));

/** Like translators: the text node is removed, or moved into an element. */
const translate = (container: Element, keeps: boolean) => {
  const texts = document.createNodeIterator(container, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text);
  for (const text of found) {
    const font = document.createElement('font');
    text.parentNode!.replaceChild(font, text);
    font.append(keeps ? text : text.textContent!);
  }
};
const Line = ({ busy, text }: { busy: boolean; text: string }) => (
  <p>
    {busy && <i />}
    {text}
  </p>
);

test.each([true, false])(
  'when a translated text (kept: %s) stands beside what comes and goes then nothing fails',
  (keeps) => {
    const { rerender, container, unmount } = render(<Line busy={false} text="Hola" />);
    translate(container, keeps);

    rerender(<Line busy text="Hola" />);
    expect(container.querySelector('i')).not.toBeNull();
    rerender(<Line busy={false} text="" />);
    unmount();

    expect(container).toBeEmptyDOMElement();
  },
);

test('when a translated text lies in another element then what goes before it is put there, and it goes with it', () => {
  const parent = document.createElement('p');
  const text = parent.appendChild(document.createTextNode('Hola'));
  translate(parent, true);

  parent.insertBefore(document.createElement('i'), text);
  expect(parent.innerHTML).toBe('<i></i><font>Hola</font>');
  parent.removeChild(text);
  expect(parent.innerHTML).toBe('<i></i>');
});

test('when an element is not where it was left then that stays an error', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('i')];

  expect(() => parent.removeChild(other)).toThrow();
  expect(() => parent.insertBefore(document.createElement('b'), other)).toThrow();
});
