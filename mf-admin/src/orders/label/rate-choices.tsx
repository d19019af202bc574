import { formatPesos } from '@shop/app-kit';
import type { Rate } from '@shop/contracts/label';
import { css, theme, VisuallyHidden } from '@shop/ui';

const { color, radius, space } = theme;
const list = css({ border: 0, margin: 0, padding: 0, display: 'grid', gap: space(2) });
const choice = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  minHeight: 44,
  padding: `${space(2)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.honey, background: color.amberSoft },
  input: { width: 22, height: 22, margin: 0, accentColor: color.honey },
  span: { overflowWrap: 'anywhere' },
});
const soft = css({ color: color.inkSoft });

const daysOf = ({ days, estimate }: Rate): string => {
  if (days === 1) return '1 día';
  return days ? `${days} días` : (estimate ?? 'Sin fecha');
};

type Props = { rates: Rate[]; chosen: Rate | undefined; onChoose: (rate: Rate) => void };

/** The carriers' rates, cheapest first, with their delivery times. */
export const RateChoices = ({ rates, chosen, onChoose }: Props) => (
  <fieldset css={list}>
    <legend>
      <VisuallyHidden>Tarifas</VisuallyHidden>
    </legend>
    {rates.map((rate) => (
      <label key={`${rate.carrier} ${rate.service}`} css={choice}>
        <input type="radio" name="tarifa" checked={rate === chosen} onChange={() => onChoose(rate)} />
        <span>
          {rate.name} <span css={soft}>· {daysOf(rate)}</span>
        </span>
        <strong>{formatPesos(rate.price)}</strong>
      </label>
    ))}
  </fieldset>
);
