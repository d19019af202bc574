import { useSchemaForm, type UseFormReturn } from '@shop/app-kit/forms';
import { textForm, type OwnText, type TextForm, type TextWrite } from '@shop/contracts/text';
import type { TextKind } from './known-texts.ts';
import type { TextRow } from './text-rows.ts';

export type TextFormMethods = UseFormReturn<TextForm, unknown, TextForm>;

/** The form values of a text: its draft, or else the published text. */
export const valuesOf = (kind: TextKind, entry: OwnText | undefined): TextForm => {
  const words = entry?.draft ?? entry;
  return {
    title: words?.title ?? '',
    content: words?.content ?? '',
    imageUrl: words?.imageUrl ?? '',
    imageAlt: words?.imageAlt ?? '',
    ...((kind.items ?? kind.words) && { items: words?.items ?? [] }),
    version: entry?.version ?? 0,
  };
};

/** The request contains the whole text, because a draft replaces all of it. */
export const toSent = ({ version, ...words }: TextForm): TextWrite => ({ ...words, version });

/** The form of one text. */
export const useTextForm = (row: TextRow) =>
  useSchemaForm(textForm, valuesOf(row.kind, row.entry)) as TextFormMethods;
