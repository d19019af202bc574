import { useWatch } from '@shop/app-kit/forms';
import { weakContrasts, type BrandColors } from '@shop/contracts/palette';
import { css, TextField, theme } from '@shop/ui';
import { BrandPreview } from './brand-preview.tsx';
import { COLOR_LABELS, type Form } from './labels.ts';
import { Section } from './section.tsx';

const HINT = 'Todo texto debe leerse sobre su fondo: contraste de 4.5 o más. Los demás tonos salen de estos.';
type ColorName = keyof BrandColors;
/** The colours that define a shop's look, and the rest. */
export const FIRST: readonly ColorName[] = ['ground', 'dark', 'button'];
export const REST = (Object.keys(COLOR_LABELS) as ColorName[]).filter((name) => !FIRST.includes(name));
/** Two columns on a phone, four on a desktop. */
const swatches = css({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
});
const swatch = css({ '& input': { padding: 6, cursor: 'pointer' } });

type Props = { form: Form; names: readonly ColorName[]; title: string };

/** The brand's colours with a preview; a warning about poor contrast appears while one picks. */
export const ColorFields = ({ form, names, title }: Props) => {
  const { register, control } = form;
  const colors = useWatch({ control, name: 'colors' });
  const weak = weakContrasts(colors);
  const problemOf = (name: ColorName) => {
    const found = weak.find(({ field }) => field === name);
    return found && `No se lee bien sobre ${found.where}: contraste ${found.ratio.toFixed(1)}`;
  };
  return (
    <Section title={title} hint={HINT} wide={<BrandPreview colors={colors} name={form.watch('name')} />}>
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
