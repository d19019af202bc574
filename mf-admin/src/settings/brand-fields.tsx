import { field } from '@shop/app-kit/forms';
import { Switch, TextField } from '@shop/ui';
import { ImageField } from '../images/image-field.tsx';
import { LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';
import { useNameTells } from './use-name-tells.ts';

/** The shop's name, tagline and logo. */
export const BrandFields = ({ form }: { form: Form }) => {
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const { onChange, onFocus, hint } = useNameTells(form);
  const logo = (
    <ImageField
      label={LABELS['logo']!}
      optional
      registration={register('logo')}
      value={watch('logo') ?? ''}
      error={errors.logo?.message}
      onPick={(url) => setValue('logo', url, { shouldDirty: true })}
    />
  );
  return (
    <Section title="Marca" place="marca" wide={logo}>
      <TextField
        label={LABELS['name']}
        {...field(form, 'name', onChange && { onChange })}
        {...(hint && { hint, onFocus })}
      />
      <TextField
        label={LABELS['tagline']}
        optional
        hint="Sigue al nombre en el título de la página de inicio."
        {...field(form, 'tagline')}
      />
      <Switch
        label={LABELS['nameBesideLogo']}
        hint="Apágalo si tu logo ya dice el nombre."
        {...register('nameBesideLogo')}
      />
    </Section>
  );
};
