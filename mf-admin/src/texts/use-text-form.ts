import { useDraft, useSchemaForm, type UseFormReturn } from '@shop/app-kit/forms';
import { textForm, type OwnText, type TextForm, type TextWrite } from '@shop/contracts/text';
import type { TextKind } from './known-texts.ts';
import { keyOf, type TextRow } from './text-rows.ts';

export type TextFormMethods = UseFormReturn<TextForm, unknown, TextForm>;

/** A text as the form has it: its draft, or else what is public. */
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

/** What is sent: all of the text, because a draft is a whole. */
export const toSent = ({ version, ...words }: TextForm): TextWrite => ({ ...words, version });

/** The form of one text; what was typed outlives a reload and a session that ends. */
export const useTextForm = (row: TextRow) => {
  const form = useSchemaForm(textForm, valuesOf(row.kind, row.entry)) as TextFormMethods;
  const clearDraft = useDraft(`texto-${keyOf(row)}`, form);
  return { form, clearDraft };
};
