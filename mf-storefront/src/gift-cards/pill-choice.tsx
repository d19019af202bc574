import { formatPesos } from '@shop/app-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { css, FieldError, Say, theme } from '@shop/ui';
import { pill, pillOption, pills } from '../layout/pills.ts';

const { size, space } = theme;

const frame = css(pills, { legend: { marginBottom: space(2), padding: 0, fontWeight: 650 } });
const large = css(pill, { minHeight: 48, fontSize: size.base });

type Choice = { value: string; label: string };
type Props = { legend: string; choices: Choice[]; error?: string | undefined } & UseFormRegisterReturn;

/** A choice among a few values, as buttons. */
export const PillChoice = ({ legend, choices, error, ...input }: Props) => (
  <div>
    <fieldset css={frame}>
      <legend>
        <Say>{legend}</Say>
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value} css={pillOption}>
          <input type="radio" value={value} {...input} />
          <span css={large}>
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
