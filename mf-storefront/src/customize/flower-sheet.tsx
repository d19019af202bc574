import type { Flower } from '@shop/contracts/flower';
import { Button, css, Icon, ResponsiveImage, Say, Stack, Text, theme } from '@shop/ui';
import { Sheet } from '@shop/ui/overlays';
import { TasteBars } from './taste-bars.tsx';

const { color, radius, size, space } = theme;
const head = css({ display: 'flex', alignItems: 'center', gap: space(4) });
const picture = css({ flex: 'none', width: 96, borderRadius: radius.md, overflow: 'hidden' });
const latin = css({ display: 'block', fontSize: size.sm, fontStyle: 'italic', color: color.cempasuchilText });
const season = css({
  display: 'flex',
  gap: space(1.5),
  fontSize: size.sm,
  fontWeight: 600,
  color: color.jungle,
});
const page = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44, alignSelf: 'start' });

// Visible in low windows too.
const foot = css({ position: 'sticky', bottom: 0 });

type Props = {
  flower: Flower;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
  onClose: () => void;
};

/** The flower's details that do not fit on a tile: origin and taste. */
export const FlowerSheet = ({ flower, checked, disabled, onToggle, onClose }: Props) => (
  <Sheet title={flower.name} onClose={onClose}>
    <Stack gap={4}>
      <div css={head}>
        <div css={picture}>
          <ResponsiveImage src={flower.imageUrl} alt="" width={320} height={370} sizes="96px" />
        </div>
        <div>
          {flower.scientificName && (
            <span lang="la" css={latin}>
              {flower.scientificName}
            </span>
          )}
          {flower.season && (
            <span css={season}>
              <Icon name="leaf" size={16} />
              <Say temporada={flower.season}>{'Florece: {temporada}'}</Say>
            </span>
          )}
        </div>
      </div>
      <Text>{flower.properties}</Text>
      {flower.taste && <TasteBars flowers={[flower]} label="A qué sabe" />}
      <Text size="sm" tone="soft">
        {flower.description}
      </Text>
      {flower.slug && (
        // In a new tab, so that the workshop keeps its choice.
        <a css={page} href={`/flores/${flower.slug}`} target="_blank" rel="noopener">
          <Say>Todo sobre esta flor</Say>
        </a>
      )}
      <Button
        fullWidth
        size="lg"
        disabled={disabled}
        css={foot}
        variant={checked ? 'secondary' : 'primary'}
        onClick={() => {
          onToggle();
          onClose();
        }}
      >
        {checked ? 'Quitar de mi elixir' : 'Añadir a mi elixir'}
      </Button>
    </Stack>
  </Sheet>
);
