import { Checkbox, css, FieldError, Skeleton, Text, theme } from '@shop/ui';
import { Fragment, type ReactNode } from 'react';

const { color, media, radius, space } = theme;
const frame = css({ margin: 0, padding: 0, border: 0, '& legend': { padding: 0, fontWeight: 600 } });
const below = css({ marginTop: space(2) });
const list = css({
  display: 'grid',
  gap: `0 ${space(4)}`,
  maxHeight: '13rem',
  overflowY: 'auto',
  marginTop: space(2),
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type Value = string | number;
type Props<V extends Value> = {
  legend: string;
  /** Texts for no choice, no match, and a failed request. */
  texts: { none: string; noMatch: string; failed: string };
  /** The search field of the options. */
  search: ReactNode;
  /** The options found; undefined while they load. */
  options: V[] | undefined;
  chosen: V[];
  nameOf: (value: V) => ReactNode;
  isError: boolean;
  error?: string | undefined;
  onChange: (chosen: V[]) => void;
};

/** Checkboxes in a searchable list; the chosen ones are shown above it. */
export const Choices = <V extends Value>(props: Props<V>) => {
  const { legend, texts, search, options, chosen, nameOf, isError, error, onChange } = props;
  const toggle = (value: V, on: boolean) =>
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset css={frame} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      <Text size="sm" tone="soft" role="status">
        {chosen.length > 0 ? <Names values={chosen} nameOf={nameOf} /> : texts.none}
      </Text>
      <div css={below}>{search}</div>
      <div css={list}>
        {options?.map((value) => (
          <Checkbox
            key={value}
            label={nameOf(value)}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
        {!options && !isError && <Skeleton height="2.75rem" />}
        {isError && <Text size="sm">{texts.failed}</Text>}
        {options?.length === 0 && <Text size="sm">{texts.noMatch}</Text>}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
};

/** Several names in a row. */
export const Names = <V extends Value>({ values, nameOf }: Pick<Props<V>, 'nameOf'> & { values: V[] }) =>
  values.map((value, at) => (
    <Fragment key={value}>
      <span>{at > 0 && ', '}</span>
      <span>{nameOf(value)}</span>
    </Fragment>
  ));
