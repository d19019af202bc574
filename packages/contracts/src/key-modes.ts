import { KEY_ACCOUNT_NAMES, keyRow, keysOf, type KeyName } from './keys.ts';

export type Mode = 'test' | 'production' | 'unknown';
/** The mode that a key's prefix shows. Keys of Mercado Pago's test users look like production ones. */
export function modeOf(name: KeyName, text: string): Mode {
  const { marks } = keyRow(name);
  return (['test', 'production'] as const).find((mode) => marks && text.startsWith(marks[mode])) ?? 'unknown';
}

const WORDS = { test: 'de prueba', production: 'de producción', unknown: '' };

type Keys = Partial<Record<KeyName, string>>;

/** Problems of keys that are wrong or do not belong together, by the field that shows them. */
export const keyProblems = (keys: Keys): Keys =>
  Object.assign({}, ...KEY_ACCOUNT_NAMES.map((account) => problemsOf(keysOf(account), keys)));

function problemsOf(names: KeyName[], keys: Keys): Keys {
  const given = names.flatMap((name) => {
    const [{ marks, called = '' }, text] = [keyRow(name), keys[name]];
    return marks && text !== undefined ? [{ name, text, marks, called, mode: modeOf(name, text) }] : [];
  });
  const none = given.find(({ mode }) => mode === 'unknown');
  if (none) {
    const { noun, production, test } = none.marks;
    return { [none.name]: `No parece una ${noun}: empieza con ${production} o ${test}.` };
  }
  const [first, ...others] = given;
  const same = others.find(({ text }) => text === first!.text);
  if (same) {
    const likeFirst = `a ${first!.called}`.replace(/^a el /, 'al ');
    return { [same.name]: `Es igual ${likeFirst}: copia cada una de su lugar.` };
  }
  const other = others.find(({ mode }) => mode !== first!.mode);
  if (!other) return {};
  const modes = `Es ${WORDS[other.mode]} y ${first!.called} es ${WORDS[first!.mode]}`;
  return { [other.name]: `${modes}: copia las dos de la misma pestaña.` };
}
