import { formatPesos } from '@shop/app-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { css, FieldError, Say, theme } from '@shop/ui';

const { color, ease, radius, size, space } = theme;

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  legend: { marginBottom: space(2), padding: 0, fontWeight: 650 },
});
const option = css({
  display: 'grid',
  position: 'relative',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
  '& > input:checked + span': { borderColor: color.ink, background: color.amberSoft },
  '& > input:focus-visible + span': { outline: `3px solid ${color.petal}`, outlineOffset: 2 },
});
const pill = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  padding: `${space(1)} ${space(4)}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  background: color.paper,
  fontSize: size.base,
  fontWeight: 650,
  transition: `border-color ${ease}, background ${ease}`,
});

type Choice = { value: string; label: string };
type Props = { legend: string; choices: Choice[]; error?: string | undefined } & UseFormRegisterReturn;

/** One of a few, as buttons. */
export const PillChoice = ({ legend, choices, error, ...input }: Props) => (
  <div>
    <fieldset css={frame}>
      <legend>
        <Say>{legend}</Say>
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value} css={option}>
          <input type="radio" value={value} {...input} />
          <span css={pill}>
            <Say>{label}</Say>
          </span>
        </label>
      ))}
    </fieldset>
    <FieldError>{error}</FieldError>
  </div>
);

export const amountChoices = (amounts: number[]): Choice[] =>
  amounts.map((amount) => ({ value: String(amount), label: formatPesos(amount) }));
