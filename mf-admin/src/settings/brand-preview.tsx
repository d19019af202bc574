import { paletteOf, type BrandColors } from '@shop/contracts/palette';
import { Badge, buttonStyles, css, Text, theme } from '@shop/ui';
import { useEffect, useRef } from 'react';

const { color, font, radius, space } = theme;

const frame = css({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.cream,
  color: color.ink,
});
const part = css({ display: 'grid', gap: space(3), justifyItems: 'start', padding: space(5) });
const head = css({ fontFamily: font.display, fontSize: '1.375rem', fontWeight: 650 });
const foot = css({ padding: space(4), ...theme.dark });

/** A preview of the shop in colours that are not stored yet. */
export const BrandPreview = ({ colors, name }: { colors: BrandColors; name: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page's Content-Security-Policy forbids style attributes in markup, but scripts may set properties.
    for (const [variable, value] of Object.entries(paletteOf(colors)))
      box.current?.style.setProperty(`--${variable}`, value);
  }, [colors]);
  return (
    <div ref={box} css={frame} role="img" aria-label="Muestra de los colores">
      <div css={part}>
        <span css={head}>{name}</span>
        <Text size="sm" tone="soft">
          Así se leen los textos. <span css={{ color: color.honey, fontWeight: 650 }}>$295.00 MXN</span>
        </Text>
        <Badge tone="petal">Regalo</Badge>
        <span css={buttonStyles({ variant: 'primary', size: 'md' })}>Añadir al carrito</span>
      </div>
      <div css={foot}>
        <span css={{ color: color.amberOnDark, fontWeight: 700 }}>Enlaces rápidos</span> · {name}
      </div>
    </div>
  );
};
