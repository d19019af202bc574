import { formatPesos } from '@shop/app-kit';
import { useSchemaForm, type UseFormReturn } from '@shop/app-kit/forms';
import type { Label, LabelDesk } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { parcel as parcelSchema, type Parcel } from '@shop/contracts/parcel';
import { Alert, Button, css, Stack, Text } from '@shop/ui';
import { DialogActions } from '@shop/ui/overlays';
import { NumberField } from '../../list/number-field.tsx';
import { TypedDialog } from '../../list/typed-dialog.tsx';
import { RateChoices } from './rate-choices.tsx';
import { useLabelPurchase } from './use-label-purchase.ts';

const FIELDS = [
  ['grams', 'Peso (g)'],
  ['length', 'Largo (cm)'],
  ['width', 'Ancho (cm)'],
  ['height', 'Alto (cm)'],
] as const;
const sizes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: '1rem',
});

type Props = {
  order: Order;
  desk: LabelDesk;
  onClose: () => void;
  onBought?: ((label: Label) => void) | undefined;
};
type Purchase = ReturnType<typeof useLabelPurchase>;

/** The carriers' rates for the parcel, and the purchase of one label. */
export const LabelWindow = ({ order, desk, onClose, onBought }: Props) => {
  const label = useLabelPurchase(order.id, (made) => {
    if (made.status === 'bought') onBought?.(made);
    onClose();
  });
  const { quoted, chosen, setChosen, failure } = label;
  const form = useSchemaForm<Parcel, Parcel>(parcelSchema, desk.parcel);
  return (
    <TypedDialog
      isTyped={form.formState.isDirty}
      onClose={onClose}
      title="Cotizar guía"
      description={`Pedido ${order.number}`}
    >
      <Stack gap={5}>
        <ParcelForm form={form} label={label} />
        {quoted && <RateChoices rates={quoted.rates} chosen={chosen} onChoose={setChosen} />}
        {quoted && quoted.silent.length > 0 && (
          <Text size="sm" tone="soft">
            Sin respuesta o sin ruta: {quoted.silent.join(', ')}.
          </Text>
        )}
        {failure && <Alert>{failure}</Alert>}
        {quoted && chosen && (
          <>
            <Text size="sm">
              Se paga con tu saldo de {desk.account?.label}. El número queda en el pedido; a quien compró le
              avisas al enviarlo.
            </Text>
            <DialogActions onCancel={onClose}>
              <Button busy={label.isBuying} onClick={() => void label.purchase(chosen, quoted.parcel)}>
                {`Comprar guía por ${formatPesos(chosen.price)}`}
              </Button>
            </DialogActions>
          </>
        )}
      </Stack>
    </TypedDialog>
  );
};

/** Weight and size of the parcel. */
const ParcelForm = ({ form, label }: { form: UseFormReturn<Parcel>; label: Purchase }) => (
  <form noValidate onSubmit={form.handleSubmit((typed) => label.quote(typed, form))} aria-label="Paquete">
    <Stack gap={4}>
      <div css={sizes}>
        {FIELDS.map(([name, title]) => (
          <NumberField key={name} label={title} form={form} name={name} />
        ))}
      </div>
      <div>
        <Button type="submit" variant={label.quoted ? 'secondary' : 'primary'} busy={label.isAsking}>
          {label.quoted ? 'Cotizar otra vez' : 'Cotizar'}
        </Button>
      </div>
    </Stack>
  </form>
);
