import { field } from '@shop/app-kit/forms';
import { sellerOf, type Seller } from '@shop/contracts/seller';
import { TextField } from '@shop/ui';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const HINT =
  'La ley pide decirlo a quien compra: está en el aviso de privacidad y en los términos. Sin esto no se cobra con dinero real. El RFC no se publica.';
const OTHERS = {
  address: { label: 'Domicilio', type: 'text' },
  phone: { label: 'Teléfono de quien vende', type: 'tel' },
  email: { label: 'Correo de quien vende', type: 'email' },
} as const;

/** The legally responsible seller. Details of 'Contacto' are not asked for again. */
export const SellerFields = ({ form }: { form: Form }) => {
  const [contact, address] = form.watch(['contact', 'address']);
  const known = sellerOf({ contact, address } as Parameters<typeof sellerOf>[0]);
  return (
    <Section title={LABELS['seller']!} place="quien-vende" hint={HINT}>
      <TextField label="Nombre o razón social" {...field(form, 'seller.name')} optional />
      <TextField
        label={LABELS['sellerRfc']}
        autoCapitalize="characters"
        {...field(form, 'sellerRfc')}
        optional
      />
      {(Object.keys(OTHERS) as (keyof typeof OTHERS & keyof Seller)[]).map((name) => (
        <TextField
          key={name}
          type={OTHERS[name].type}
          label={OTHERS[name].label}
          {...(known[name] && { hint: `Vacío es el de Contacto: ${known[name]}` })}
          {...field(form, `seller.${name}`)}
          optional
        />
      ))}
    </Section>
  );
};
