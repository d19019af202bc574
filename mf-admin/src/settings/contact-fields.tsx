import { field } from '@shop/app-kit/forms';
import { useZipPlace } from '@shop/app-kit/zip-place';
import { NETWORKS, type Network } from '@shop/contracts/constants';
import { FIRST_PLACE } from '@shop/contracts/first-place';
import { Switch, TextField } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const CONTACT = { email: 'email', phone: 'tel', whatsapp: 'tel' } as const;

/** The shop's contact details. */
export const ContactFields = ({ form }: { form: Form }) => (
  <>
    <Section
      title="Contacto"
      place="contacto"
      hint="Se ve en Contacto, en el pie y en los datos para buscadores."
    >
      {(Object.keys(CONTACT) as (keyof typeof CONTACT)[]).map((name) => (
        <TextField
          key={name}
          type={CONTACT[name]}
          label={LABELS[name]}
          optional
          {...field(form, `contact.${name}`)}
        />
      ))}
      <AddressFields form={form} />
      <TextField
        label={LABELS['hours']}
        placeholder="Lunes a viernes, de 9:00 a 17:00"
        optional
        {...field(form, 'hours')}
      />
      {form.watch('contact.whatsapp') && (
        <Switch
          label={LABELS['whatsappOrders']}
          hint="Un botón en el carrito y al pie de cada página. El mensaje trae un enlace que te llena el pedido."
          {...form.register('whatsappOrders')}
        />
      )}
    </Section>
    <Section title="Redes sociales" place="redes" hint="La dirección completa de tu página en cada red.">
      {(Object.keys(NETWORKS) as Network[]).map((name) => (
        <TextField
          key={name}
          type="url"
          label={NETWORKS[name]}
          optional
          {...field(form, `networks.${name}`)}
        />
      ))}
    </Section>
  </>
);

const AddressFields = ({ form }: { form: Form }) => {
  const { defaultValues } = form.formState;
  const { onChange, onFocus } = useZipPlace({
    read: (name) => form.getValues(`address.${name}`) ?? '',
    write: (name, value) => form.setValue(`address.${name}`, value, { shouldDirty: true }),
    ...(!defaultValues?.address?.zip && { first: FIRST_PLACE }),
  });
  return (
    <>
      <TextField label={LABELS['street']} optional {...field(form, 'address.street')} />
      <TextField
        label={LABELS['zip']}
        inputMode="numeric"
        hint="Con él se llenan Ciudad y Estado."
        optional
        {...field(form, 'address.zip', { onChange })}
        onFocus={onFocus}
      />
      <TextField label={LABELS['city']} optional {...field(form, 'address.city')} />
      <TextField label={LABELS['state']} optional {...field(form, 'address.state')} />
    </>
  );
};
