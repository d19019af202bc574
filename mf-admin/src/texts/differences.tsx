import type { TextVersion } from '@shop/contracts/text';
import { css, Text, theme } from '@shop/ui';
import { Facts } from '../list/facts.tsx';
import type { ItemPart, TextKind } from './known-texts.ts';
import { wordDiff } from './word-diff.ts';

const { color, radius } = theme;
const mark = css({ borderRadius: radius.sm, padding: '0 0.15em' });
const gone = css(mark, { background: color.petalSoft, color: color.danger });
const come = css(mark, { background: color.jungleSoft, color: color.jungle, textDecoration: 'none' });

/** A word of the shop and its replacement. */
const WORD_PARTS = ['title', 'text'] as const satisfies ItemPart[];
type Words = Pick<TextVersion, 'title' | 'content' | 'imageUrl' | 'imageAlt' | 'items'>;

/** Every part of a text as plain words, by its name on screen. */
const partsOf = (kind: TextKind, words: Words): [name: string, text: string][] => {
  const names = kind.words ? WORD_PARTS : (Object.keys(kind.items?.parts ?? {}) as ItemPart[]);
  const lines = (words.items ?? []).map((item) =>
    [...names.map((name) => item[name] ?? ''), item.hidden ? '(oculto)' : ''].filter(Boolean).join(' · '),
  );
  return [
    [kind.title ?? 'Título', words.title ?? ''],
    [kind.content ?? 'Texto', words.content ?? ''],
    ['Imagen', words.imageUrl ?? ''],
    ['Texto alternativo', words.imageAlt ?? ''],
    ['Lista', lines.join('\n')],
  ];
};

type Props = { kind: TextKind; before: Words; after: Words };

/** What changed from one version to another, word by word. */
export const Differences = ({ kind, before, after }: Props) => {
  const now = partsOf(kind, after);
  const changed = partsOf(kind, before).flatMap(([name, text], at) =>
    text === now[at]![1] ? [] : [[name, <Marked key={name} before={text} after={now[at]![1]} />] as const],
  );
  if (changed.length === 0)
    return (
      <Text size="sm" tone="soft">
        Dicen lo mismo.
      </Text>
    );
  return <Facts facts={changed.map(([name, value]) => [name, value])} />;
};

const MARKS = { gone: ['del', gone], come: ['ins', come] } as const;
const Marked = ({ before, after }: { before: string; after: string }) =>
  wordDiff(before, after).map(({ text, only }, at) => {
    if (!only) return text;
    const [Tag, style] = MARKS[only];
    return (
      <Tag key={at} css={style}>
        {text}
      </Tag>
    );
  });
