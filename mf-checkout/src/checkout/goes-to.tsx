import type { DeliveryAddress } from '@shop/contracts/address';
import type { Cart } from '@shop/contracts/cart';
import { Button, css, Icon, Say, theme, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import { Arrival } from '../cart/arrival.tsx';
import { chosenWay } from '../delivery/chosen-way.ts';
import { placeOf } from '../result/place.ts';
import { hasAddress, type Recipient } from './delivery-form.ts';
import type { FieldName } from './use-step-shown.ts';

const { color, media, radius, size, space } = theme;

const list = css({
  listStyle: 'none',
  margin: 0,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(2),
  minHeight: 52,
  paddingBlock: space(2),
  fontSize: size.sm,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  'li + &': { borderTop: `1px solid ${color.line}` },
  '& > svg': { color: color.jungle },
});
const change = css({
  marginBlock: `-${space(1)}`,
  marginRight: `-${space(2)}`,
  paddingInline: space(2),
  // At this width there is no room beside the address.
  [media.narrow]: { gridColumn: 2, justifySelf: 'start', marginLeft: `-${space(2)}` },
});
const whole = css({ '& > *': { gridColumn: '1 / -1' }, '&:empty': { display: 'none' } });

type Change = (field: FieldName) => void;
type Props = { cart: Cart; details: Recipient; onChange: Change };

/** The details of the first step and the arrival, each with a link to its field. */
export const GoesTo = ({ cart, details, onChange }: Props) => {
  const way = chosenWay(cart);
  const isFetched = way?.kind === 'pickup';
  return (
    <ul css={list}>
      <Row
        icon="pin"
        change={isFetched ? 'Cambiar quién lo recoge' : 'Cambiar la dirección'}
        onChange={() => onChange(isFetched ? 'name' : 'address')}
      >
        {isFetched ? (
          <Say nombre={<strong>{details.name}</strong>} lugar={way.place} horario={way.hours}>
            {'{nombre} lo recoge en {lugar}. {horario}.'}
          </Say>
        ) : (
          hasAddress(details) && <ShipsTo details={details} />
        )}
      </Row>
      <li css={[row, whole]}>
        <Arrival cart={cart} />
      </li>
      <Row icon="mail" change="Cambiar el correo" onChange={() => onChange('email')}>
        <Say correo={<Mail of={details.email} />}>{'Te escribimos a {correo}.'}</Say>
      </Row>
    </ul>
  );
};

type RowProps = { icon: IconName; change: string; onChange: () => void; children: ReactNode };

const Row = ({ icon, change: label, onChange, children }: RowProps) => (
  <li css={row}>
    <Icon name={icon} size={20} />
    <div>{children}</div>
    <Button variant="ghost" size="sm" aria-label={label} onClick={onChange} css={change}>
      Cambiar
    </Button>
  </li>
);

/** Where it is too long for its line it breaks before its house, and not within a word. */
const Mail = ({ of }: { of: string }) => {
  const at = of.lastIndexOf('@');
  return (
    <strong>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </strong>
  );
};

const ShipsTo = ({ details }: { details: DeliveryAddress }) => (
  <Say
    nombre={<strong>{details.gift?.recipient ?? details.name}</strong>}
    direccion={`${details.address}, ${placeOf({ ...details, zip: `C.P. ${details.zip}` })}`}
  >
    {'Enviamos a {nombre}: {direccion}.'}
  </Say>
);
