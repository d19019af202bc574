import { useWatch } from '@shop/app-kit/forms';
import { weakContrasts, type BrandColors } from '@shop/contracts/palette';
import { css, TextField, theme } from '@shop/ui';
import { BrandPreview } from './brand-preview.tsx';
import { COLOR_LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const HINT = 'Todo texto debe leerse sobre su fondo: contraste de 4.5 o más. Los demás tonos salen de estos.';
const names = Object.keys(COLOR_LABELS) as (keyof BrandColors)[];
/** Two beside each other on a phone, four on a desk. */
const swatches = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
});
const swatch = css({ '& input': { padding: 6, cursor: 'pointer' } });

/** The brand's colours; what could not be read is said while one picks. */
export const ColorFields = ({ form }: { form: Form }) => {
  const { register, control } = form;
  const colors = useWatch({ control, name: 'colors' });
  const weak = weakContrasts(colors);
  const problemOf = (name: keyof BrandColors) => {
    const found = weak.find(({ field }) => field === name);
    return found && `No se lee bien sobre ${found.where}: contraste ${found.ratio.toFixed(1)}`;
  };
  return (
    <Section title="Colores" hint={HINT} wide={<BrandPreview colors={colors} name={form.watch('name')} />}>
      <div css={swatches}>
        {names.map((name) => (
          <TextField
            key={name}
            type="color"
            label={COLOR_LABELS[name]}
            css={swatch}
            {...register(`colors.${name}`)}
            error={problemOf(name)}
          />
        ))}
      </div>
    </Section>
  );
};
