import { Checkbox, css, FieldError, theme } from '@shop/ui';
import type { ComponentProps } from 'react';

const box = css({ margin: 0, padding: 0, border: 0 });
const legendLook = css({ padding: 0, fontSize: theme.size.sm, fontWeight: 600 });
const list = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space(5)}` });
const line = css({ flexBasis: '100%' });

type Props = {
  legend: string | undefined;
  /** The label of each value; a value with a description gets its own line. */
  texts: Record<string, string | { label: string; text: string }>;
  /** What the form registers for all of them. */
  field: Pick<ComponentProps<typeof Checkbox>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  error?: string | undefined;
};

/** A few checkboxes, side by side when there is room. */
export const CheckboxGroup = ({ legend, texts, field, error }: Props) => (
  <fieldset css={box}>
    <legend css={legendLook}>{legend}</legend>
    <div css={list}>
      {Object.entries(texts).map(([value, said]) =>
        typeof said === 'string' ? (
          <Checkbox key={value} label={said} value={value} {...field} />
        ) : (
          <Checkbox key={value} label={said.label} hint={said.text} css={line} value={value} {...field} />
        ),
      )}
    </div>
    <FieldError>{error}</FieldError>
  </fieldset>
);
