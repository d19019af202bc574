import { Alert, Checkbox, Stack } from '@shop/ui';
import type { ComponentProps } from 'react';

type Props = {
  legend: string;
  /** What each value is called, and what it means. */
  texts: Record<string, { label: string; text: string }>;
  /** What the form registers for all of them. */
  field: Pick<ComponentProps<typeof Checkbox>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  error: string | undefined;
};

/** Some of a few, ticked. */
export const CheckboxGroup = ({ legend, texts, field, error }: Props) => (
  <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
    <legend css={{ padding: 0 }}>{legend}</legend>
    <Stack gap={2}>
      {Object.entries(texts).map(([value, { label, text }]) => (
        <Checkbox key={value} label={label} hint={text} value={value} {...field} />
      ))}
      {error && <Alert>{error}</Alert>}
    </Stack>
  </fieldset>
);
