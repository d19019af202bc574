import type { Order } from '@shop/contracts/order';
import { CARRIERS, tracking as schema, type Tracking } from '@shop/contracts/tracking';
import { Alert, Stack, Text, TextField } from '@shop/ui';
import { useState } from 'react';
import { refundable } from './status-notes.tsx';

type Errors = Partial<Record<keyof Tracking, string>>;
const EMPTY = { carrier: '', number: '', url: '' };

/** What was typed of a parcel: nothing at all is fine, half of it is not. */
export const useTracking = ({ tracking }: Order) => {
  const [typed, setTyped] = useState({ ...EMPTY, ...tracking });
  const [errors, setErrors] = useState<Errors>({});
  /** The parcel, `undefined` without one, or `null` when something has to be mended first. */
  const read = (): Tracking | undefined | null => {
    const { url, ...rest } = typed;
    const isEmpty = Object.values(typed).every((text) => text.trim() === '');
    const result = schema.safeParse({ ...rest, ...(url.trim() && { url }) });
    const issues = isEmpty ? [] : (result.error?.issues ?? []);
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
    if (isEmpty) return undefined;
    return result.data ?? null;
  };
  const change = (name: keyof Tracking) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }));
  return { typed, errors, change, read };
};

const MAILED = 'Al guardar, quien compró recibe un correo: su pedido va en camino.';

/** Carrier, number and link of an order that leaves, all optional, and that its buyer hears of it. */
export const TrackingFields = ({
  order,
  tracking,
}: {
  order: Order;
  tracking: ReturnType<typeof useTracking>;
}) => {
  const { typed, errors, change } = tracking;
  const isPaid = refundable(order) > 0 || order.paymentStatus === 'in_mediation';
  const isNews = order.status !== 'completed' || typed.number.trim() !== (order.tracking?.number ?? '');
  return (
    <Stack gap={4} role="group" aria-label="Guía del envío">
      <Text size="sm" tone="soft">
        Si ya tienes la guía, escríbela: aparece en su pedido y en el correo. Puedes añadirla o corregirla
        después.
      </Text>
      <TextField
        label="Paquetería"
        optional
        list="paqueterias"
        autoComplete="off"
        value={typed.carrier}
        onChange={change('carrier')}
        error={errors.carrier}
      />
      <datalist id="paqueterias">
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Número de guía"
        optional
        autoComplete="off"
        value={typed.number}
        onChange={change('number')}
        error={errors.number}
      />
      <TextField
        label="Enlace de rastreo"
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Con DHL, FedEx y UPS no hace falta."
        value={typed.url}
        onChange={change('url')}
        error={errors.url}
      />
      {isPaid && isNews && <Alert tone="info">{MAILED}</Alert>}
    </Stack>
  );
};
