import { useSchemaForm, type FieldPath, type FieldValues, type UseFormReturn } from '@shop/app-kit/forms';
import { pickupWayForm, shipWayForm } from '@shop/contracts/delivery-plan';
import { placesWithout, type DeliveryWay, type PickupWay, type ShipWay } from '@shop/contracts/delivery-ways';
import { slugOf } from '@shop/contracts/slug';
import { Stack } from '@shop/ui';
import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { TypedDialog } from '../list/typed-dialog.tsx';
import { PickupFields } from './pickup-fields.tsx';
import { ShipFields } from './ship-fields.tsx';
import { Unserved } from './unserved.tsx';
import { NEW, NEW_PICKUP, NEW_SHIP } from './way-forms.ts';

type Props = {
  kind: DeliveryWay['kind'];
  /** The way to change; a new one without it. */
  way?: DeliveryWay;
  others: DeliveryWay[];
  onDone: (way: DeliveryWay) => void;
  onClose: () => void;
};
type OwnProps<Way> = Omit<Props, 'kind' | 'way'> & { way?: Way | undefined };

const TITLES = {
  ship: ['Agregar envío', 'Editar envío'],
  pickup: ['Agregar lugar para recoger', 'Editar lugar para recoger'],
} as const;
const KEPT = 'Se guarda con «Guardar», al pie de Tienda.';

/** The window of one delivery way. It changes the settings form, which is stored as a whole. */
export const WayDialog = ({ kind, way, ...rest }: Props) =>
  kind === 'ship' ? (
    <ShipEditor way={way as ShipWay | undefined} {...rest} />
  ) : (
    <PickupEditor way={way as PickupWay | undefined} {...rest} />
  );

/** A unique id for orders and integrations, made of the way's first name. */
const idOf = (name: string, others: DeliveryWay[]): string => {
  const base = slugOf(name).slice(0, 30) || 'entrega';
  const isTaken = (id: string) => id === NEW || others.some((other) => other.id === id);
  const numbered = Array.from({ length: others.length + 2 }, (_, at) =>
    at === 0 ? base : `${base}-${at + 1}`,
  );
  return numbered.find((id) => !isTaken(id)) ?? base;
};

const TAKEN = 'Ya hay otra con ese nombre';
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Checks a field when it loses the focus, and again while it is corrected. */
const checksOf = <Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) => {
  const check = ({ name }: { name?: string }) => name && void form.trigger(name as FieldPath<Input>);
  return {
    // Its message would move a button from under the finger; the press counts all the same.
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) =>
      relatedTarget instanceof HTMLButtonElement || check(target as { name?: string }),
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      const { name } = target as { name?: string };
      if (name && form.getFieldState(name as FieldPath<Input>).error) check({ name });
    },
  };
};

type WindowProps<Input extends FieldValues, Output> = Pick<
  ComponentProps<typeof DialogForm<Input, Output>>,
  'children' | 'form' | 'label' | 'onSubmit'
> & { kind: DeliveryWay['kind']; isNew: boolean; onClose: () => void };

const Window = <Input extends FieldValues, Output>(props: WindowProps<Input, Output>) => {
  const { kind, isNew, form, children, onClose, ...rest } = props;
  return (
    <TypedDialog
      wide={kind === 'ship'}
      isTyped={form.formState.isDirty}
      title={TITLES[kind][isNew ? 0 : 1]}
      description={KEPT}
      onClose={onClose}
    >
      <DialogForm form={form} action="Listo" onCancel={onClose} {...rest}>
        <Stack gap={5} {...checksOf(form)}>
          {children}
        </Stack>
      </DialogForm>
    </TypedDialog>
  );
};

const ShipEditor = ({ way, others, onDone, onClose }: OwnProps<ShipWay>) => {
  const form = useSchemaForm(shipWayForm, way ?? NEW_SHIP);
  const [only, except] = form.watch(['only', 'except']);
  const submit = (written: ShipWay) => {
    if (others.some(({ name }) => isSame(name, written.name)))
      return form.setError('name', { message: TAKEN }, { shouldFocus: true });
    onDone({ ...written, id: way?.id ?? idOf(written.name, others) });
  };
  const edited: ShipWay = { id: NEW, kind: 'ship', name: '', price: 0, only, except };
  return (
    <Window kind="ship" isNew={!way} form={form} label="Envío" onSubmit={submit} onClose={onClose}>
      <ShipFields form={form} />
      <Unserved places={placesWithout([...others, edited])} />
    </Window>
  );
};

const PickupEditor = ({ way, others, onDone, onClose }: OwnProps<PickupWay>) => {
  const form = useSchemaForm(pickupWayForm, way ?? NEW_PICKUP);
  const submit = ({ bring, ...written }: PickupWay) => {
    if (others.some(({ name }) => isSame(name, written.name)))
      return form.setError('name', { message: TAKEN }, { shouldFocus: true });
    onDone({ ...written, ...(bring && { bring }), id: way?.id ?? idOf(written.name, others) });
  };
  return (
    <Window kind="pickup" isNew={!way} form={form} label="Recoger" onSubmit={submit} onClose={onClose}>
      <PickupFields form={form} />
    </Window>
  );
};
