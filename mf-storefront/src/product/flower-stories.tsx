import type { Flower } from '@shop/contracts/flower';
import { afterScripts, css, Grid, Heading, HexFrame, ResponsiveImage, Stack, Text, theme } from '@shop/ui';
import { Link } from 'react-router-dom';

const row = css({ display: 'flex', alignItems: 'flex-start', gap: theme.space(5) });
const cell = css({
  flex: 'none',
  width: 96,
  [theme.media.belowMd]: afterScripts,
  [theme.media.md]: { width: 124 },
});
const fill = css({ height: '100%', aspectRatio: 'auto' });
const page = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit' });
const latin = css({ fontStyle: 'italic', color: theme.color.cempasuchilText });

/** The origin of the blend's flowers, and what each one adds. */
export const FlowerStories = ({ flowers }: { flowers: Flower[] }) =>
  flowers.length > 0 && (
    <section aria-labelledby="flowers">
      <Heading id="flowers" css={{ marginBottom: theme.space(6) }}>
        {flowers.length === 1 ? 'Su flor' : 'Sus flores'}
      </Heading>
      <Grid lg={2} gap={8}>
        {flowers.map((flower) => (
          <div key={flower.id} css={row}>
            <HexFrame edge={theme.color.amberSoft} css={cell}>
              <ResponsiveImage
                src={flower.imageUrl}
                alt=""
                width={320}
                height={370}
                sizes="(min-width: 768px) 129px, 97px"
                css={fill}
              />
            </HexFrame>
            <Stack gap={2}>
              <div>
                <Heading level={3}>
                  {flower.slug ? (
                    <Link to={`/flores/${flower.slug}`} css={page}>
                      {flower.name}
                    </Link>
                  ) : (
                    flower.name
                  )}
                </Heading>
                {flower.scientificName && (
                  <Text size="sm" lang="la" css={latin}>
                    {flower.scientificName}
                  </Text>
                )}
              </div>
              <Text>{flower.description}</Text>
              <Text size="sm" tone="soft">
                {flower.properties}
              </Text>
            </Stack>
          </div>
        ))}
      </Grid>
    </section>
  );
