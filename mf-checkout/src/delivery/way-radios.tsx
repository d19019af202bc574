import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { css, FieldError, Price, Say, theme } from '@shop/ui';
import { WayArrival } from './way-arrival.tsx';

const { color, ease, radius, size, space } = theme;
const box = css({ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid', gap: space(2) });
const legend = css({ padding: 0, marginBottom: space(2), fontSize: size.sm, fontWeight: 600 });
const option = css({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  gap: `${space(0.5)} ${space(3)}`,
  alignItems: 'center',
  minHeight: 44,
  padding: `${space(3)} ${space(4)}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  cursor: 'pointer',
  transition: `border-color ${ease}`,
  '& > input': { width: 22, height: 22, margin: 0, accentColor: color.honey, cursor: 'pointer' },
});
const picked = css({ borderColor: color.honey, boxShadow: `0 0 0 1px ${color.honey}` });
const name = css({ fontWeight: 650, overflowWrap: 'anywhere' });
const details = css({
  gridColumn: '2 / -1',
  display: 'grid',
  fontSize: size.sm,
  lineHeight: 1.45,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
});
const free = css({ color: color.jungle, fontWeight: 650 });

const ERROR = 'entrega-error';

type Props = {
  ways: OfferedWay[];
  chosen: string | undefined;
  onChoose: (way: OfferedWay) => void;
  error?: string | undefined;
};

/** The delivery ways from the server: the cheapest first, each with price and arrival. */
export const WayRadios = ({ ways, chosen, onChoose, error }: Props) => (
  <fieldset css={box} aria-describedby={error && ERROR}>
    <legend css={legend}>
      <Say>Cómo lo recibes</Say>
    </legend>
    {ways.map((way) => (
      <label key={way.id} css={[option, way.id === chosen && picked]}>
        <input
          type="radio"
          name="entrega"
          value={way.id}
          checked={way.id === chosen}
          onChange={() => onChoose(way)}
        />
        <span css={name}>{way.name}</span>
        {way.price > 0 ? (
          <Price amount={way.price} size="sm" />
        ) : (
          <span css={free}>
            <Say>Gratis</Say>
          </span>
        )}
        <span css={details}>
          {way.place && <span>{way.place}</span>}
          {way.hours && <span>{way.hours}</span>}
          <WayArrival way={way} />
          {way.bring && <Say cosas={way.bring}>{'Lleva: {cosas}'}</Say>}
        </span>
      </label>
    ))}
    <FieldError id={ERROR}>{error}</FieldError>
  </fieldset>
);
