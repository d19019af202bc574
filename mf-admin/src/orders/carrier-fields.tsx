import { CARRIERS, carrierPage } from '@shop/contracts/tracking';
import { TextField } from '@shop/ui';
import { useId, type ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The carrier: a known one, or any other. */
export const CarrierField = (props: FieldProps) => {
  const list = useId();
  return (
    <>
      <TextField label="Paquetería" list={list} autoComplete="off" {...props} />
      <datalist id={list}>
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
};

/** The tracking link, for a carrier whose page the shop does not know. */
export const TrackingLinkField = ({ carrier, ...props }: FieldProps & { carrier: string }) => (
  <TextField
    label="Enlace de rastreo"
    optional
    type="url"
    inputMode="url"
    autoComplete="off"
    hint={
      carrierPage(carrier)
        ? `Con ${carrier.trim()} no hace falta.`
        : 'Donde va el número puedes escribir {guia}: https://…/{guia}'
    }
    {...props}
  />
);
