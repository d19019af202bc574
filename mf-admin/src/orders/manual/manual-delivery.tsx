import { formatPesos } from '@shop/app-kit';
import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { Grid, SelectField } from '@shop/ui';
import { NumberField } from '../../list/number-field.tsx';
import { OWN_DELIVERY, type ManualForm } from './manual-form.ts';

const worded = ({ name, price }: OfferedWay) => `${name} · ${price > 0 ? formatPesos(price) : 'gratis'}`;

type Props = { form: ManualForm; ways: OfferedWay[]; problem: string | undefined };

/** The delivery price: nothing, the price of a delivery way, or the owner's own. */
export const ManualDelivery = ({ form, ways, problem }: Props) => {
  const { formState, setValue, watch } = form;
  const [isSent, chosen] = [Boolean(watch('address')), watch('delivery') ?? ''];
  const fitting = ways.filter(({ kind }) => (kind === 'ship') === isSent);
  if (!isSent && !chosen && fitting.length === 0) return null;
  const isOwn = chosen === OWN_DELIVERY;
  const isGone = chosen && !isOwn && fitting.every(({ id }) => id !== chosen);
  const error = problem ?? formState.errors.delivery?.message;
  return (
    <Grid lg={2} gap={4}>
      <SelectField
        label={isSent ? 'Costo del envío' : 'Entrega'}
        value={chosen}
        error={error}
        onChange={({ target }) =>
          setValue('delivery', target.value, { shouldDirty: true, shouldValidate: true })
        }
      >
        <option value="">{isSent ? 'Sin costo' : 'En mano'}</option>
        {fitting.map((way) => (
          <option key={way.id} value={way.id}>
            {worded(way)}
          </option>
        ))}
        {isGone && <option value={chosen}>No disponible</option>}
        {isSent && <option value={OWN_DELIVERY}>Otro precio</option>}
      </SelectField>
      {isOwn && <NumberField label="Precio del envío" cents form={form} name="deliveryPrice" />}
    </Grid>
  );
};
