import { expect, test } from '@jest/globals';
import { addBelow, addToList } from './edit-yaml.ts';
import { insertAbove } from './insert-above.ts';
import { camel, checkName, pascal, singular, titleOf } from './names.ts';

const YAML = `# first
services:
  gateway:
    networks: [front, web] # two
    secrets:
      - one # the only one
  auth:
    deploy: { replicas: 1 }

# ---- stores
volumes:
`;
const at = (...path: string[]) => ({ file: 'x.yml', path });

test('when a list or a map gets one more then all else stays as it was', () => {
  const longer = [
    (text: string) => addToList(text, at('services', 'gateway', 'networks'), 'to-x'),
    (text: string) => addToList(text, at('services', 'gateway', 'secrets'), 'two'),
    (text: string) => addBelow(text, at('services', 'auth'), 'x:\n  deploy: {}\n'),
  ].reduce((text, edit) => edit(text), YAML);

  expect(longer).toBe(
    YAML.replace('web]', 'web, to-x]')
      .replace('only one\n', 'only one\n      - two\n')
      .replace('1 }\n', '1 }\n  x:\n    deploy: {}\n'),
  );
});

test('when the place is not found then the message says where somebody has to look', () => {
  const place = { file: 'a.ts', anchor: '];' };

  expect(insertAbove('[\n];\n', place, '  1,')).toBe('[\n  1,\n];\n');
  expect(() => insertAbove('[]', place, '  1,')).toThrow(/^a\.ts has 0 times.*\n\];\nPut them.*\n {2}1,$/);
  expect(() => insertAbove('];];', place, '')).toThrow('a.ts has 2 times');
  expect(() => addBelow(YAML, at('services', 'catalog'), '')).toThrow('x.yml has no services › catalog');
  expect(() => addToList(YAML, at('services', 'auth', 'networks'), 'x')).toThrow('auth › networks');
  expect(() => addToList(YAML, at('services', 'auth', 'deploy'), 'x')).toThrow('deploy is no list');
});

test('when a name is given then it is kebab-case and its other forms follow', () => {
  expect(checkName('gift-cards', '')).toBe('gift-cards');
  for (const wrong of ['Gift', 'gift_cards', '-gift', 'gift--cards', '9lives', 'a/b', '../x', 'x'.repeat(41)])
    expect(() => checkName(wrong, '')).toThrow(`'${wrong}' is no name`);
  expect(() => checkName(undefined, 'npm run x')).toThrow('npm run x');
  const forms = [pascal, camel, singular, titleOf].map((form) => form('gift-cards'));
  expect(forms).toEqual(['GiftCards', 'giftCards', 'gift-card', 'Gift cards']);
});
