import { formatPesos } from '@shop/app-kit';
import type { RefundOverview } from '@shop/contracts/refund';
import { Checkbox, css, SelectField, Text, theme } from '@shop/ui';
import type { ChosenPieces, RefundPart } from './use-refund-part.ts';

const group = css({ border: 0, margin: 0, padding: 0, display: 'grid', gap: theme.space(3) });
const legend = css({ padding: 0, marginBottom: theme.space(2) });
const line = css({
  display: 'grid',
  alignItems: 'end',
  columnGap: theme.space(4),
  [theme.media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

export type RefundLine = NonNullable<RefundOverview['pieces']>[number];
type Props = { lines: RefundLine[]; shipping: number; part: RefundPart };

/** The refunded pieces, which may return to stock, and the delivery. */
export const RefundPieces = ({ lines, shipping, part }: Props) => {
  const open = lines.filter(({ left }) => left > 0);
  if (open.length === 0 && shipping === 0) return null;
  return (
    <fieldset css={group}>
      <Text as="legend" size="sm" css={legend}>
        Qué se devuelve, a lo que se pagó por ello
      </Text>
      {open.map((one) => (
        <Line key={one.id} of={one} chosen={part.pieces[one.id]} onChoose={part.choosePieces} />
      ))}
      {shipping > 0 && (
        <Checkbox
          label={`Envío: ${formatPesos(shipping)}`}
          checked={part.hasDelivery}
          onChange={({ target }) => part.chooseDelivery(target.checked)}
        />
      )}
    </fieldset>
  );
};

type LineProps = {
  of: RefundLine;
  chosen: ChosenPieces | undefined;
  onChoose: RefundPart['choosePieces'];
};

const Line = ({ of: { id, name, left, restock = 0 }, chosen, onChoose }: LineProps) => (
  <div css={line}>
    <SelectField
      label={name}
      value={chosen?.quantity ?? 0}
      onChange={({ target }) => onChoose(id, { quantity: Number(target.value) })}
    >
      <option value={0}>Ninguna</option>
      {Array.from({ length: left }, (_, at) => (
        <option key={at} value={at + 1}>{`${at + 1} de ${left}`}</option>
      ))}
    </SelectField>
    {chosen && chosen.quantity > 0 && chosen.quantity <= restock && (
      <Checkbox
        label="Devolver a existencias"
        aria-label={`Devolver a existencias: ${name}`}
        checked={chosen.restock}
        onChange={({ target }) => onChoose(id, { restock: target.checked })}
      />
    )}
  </div>
);
