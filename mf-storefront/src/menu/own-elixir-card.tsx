import { ownSizesOf } from '@shop/contracts/own-sizes';
import { css, Heading, HexPattern, Price, Say, Text, theme, useShop } from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';
import { HexCluster } from '../layout/hex-cluster.tsx';
import { WorkshopLink } from '../layout/workshop-link.tsx';

const { color, media, radius, space } = theme;

const frame = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space(3),
  height: '100%',
  minHeight: '22rem',
  padding: space(7),
  borderRadius: radius.lg,
  overflow: 'hidden',
  ...theme.dark,
  '& > *': { position: 'relative' },
  [media.belowMd]: { minHeight: 0, padding: space(5), gap: space(2) },
});

// The dark cell would be invisible on this background.
const above = css({ display: 'block', margin: 'auto', '& > :last-child': { background: color.barkSoft } });

/** Fills the grid's last place with the invitation to the workshop. */
export const OwnElixirCard = () => {
  const words = useTexts('menu')('own-elixir');
  const sizes = ownSizesOf(useShop());
  const least = sizes.toSorted((a, b) => a.price - b.price)[0]!;
  return (
    <section css={frame} aria-labelledby="own-elixir">
      <HexPattern css={{ position: 'absolute' }} opacity={0.3} />
      <HexCluster css={above} />
      <Heading id="own-elixir" level={2} look="section">
        {words?.title || 'Personaliza tu Elixir'}
      </Heading>
      <Text tone="onDark">
        <span>{words?.content}</span>{' '}
        {sizes.length > 1 && (
          <>
            <Say>desde</Say>{' '}
          </>
        )}
        <Price amount={least.price} css={{ color: color.amberOnDark }} /> ·{' '}
        <span>{`${least.milliliters} ml`}</span>.
      </Text>
      <WorkshopLink css={{ alignSelf: 'flex-start', marginTop: space(2) }}>Crear mi elixir</WorkshopLink>
    </section>
  );
};
