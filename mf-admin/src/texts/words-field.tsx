import type { ContentItem } from '@shop/contracts/content';
import { Grid, TextField } from '@shop/ui';

type Props = {
  words: readonly string[];
  /** The replacements, as lines of the entry: only replaced words have one. */
  items: ContentItem[];
  onChange: (items: ContentItem[]) => void;
  errors: unknown;
};
type Errors = Record<number, { text?: { message?: string } } | undefined>;

/** The shop's own words, each with a field for a replacement; an empty field keeps the word. */
export const WordsField = ({ words, items, onChange, errors }: Props) => {
  const put = (title: string, text: string) => {
    const others = items.filter((item) => item.title !== title);
    onChange(text ? [...others, { title, text }] : others);
  };
  // Words that a newer release replaced: the owner's text for them can be read and removed.
  const gone = items.flatMap(({ title = '' }) => (words.includes(title) ? [] : title));
  return (
    <Grid md={2} lg={2} gap={4}>
      {[...words, ...gone].map((word) => {
        const at = items.findIndex(({ title }) => title === word);
        return (
          <TextField
            key={word}
            label={word}
            maxLength={300}
            value={items[at]?.text ?? ''}
            onChange={(event) => put(word, event.target.value)}
            error={((errors ?? {}) as Errors)[at]?.text?.message}
          />
        );
      })}
    </Grid>
  );
};
