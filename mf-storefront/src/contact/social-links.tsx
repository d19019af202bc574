import { css } from '@emotion/react';
import { Heading, Icon, Text, theme } from '@shop/ui';
import { networksOf } from './networks.ts';

const { color, ease, media, radius, space } = theme;

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(4) });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 46,
  padding: `0 ${space(5)} 0 ${space(4)}`,
  borderRadius: radius.pill,
  border: `1.5px solid ${color.line}`,
  background: color.paper,
  color: color.inkSoft,
  fontWeight: 600,
});
const live = css({
  color: color.ink,
  textDecoration: 'none',
  borderColor: color.lineStrong,
  transition: `background ${ease}`,
  [media.hover]: { '&:hover': { background: color.amberSoft } },
});

/** The networks; one without an address is only its name (SF28). */
export const SocialLinks = ({ title, text }: { title: string; text: string | null }) => {
  const networks = networksOf(text);
  return (
    <section aria-labelledby="networks">
      <Heading id="networks">{title}</Heading>
      <ul css={list}>
        {networks.map(({ name, icon, href }) => (
          <li key={name}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer" css={[chip, live]}>
                <Icon name={icon} /> {name}
              </a>
            ) : (
              <span css={chip}>
                <Icon name={icon} /> {name}
              </span>
            )}
          </li>
        ))}
      </ul>
      {networks.some(({ href }) => !href) && (
        <Text size="sm" tone="soft" css={{ marginTop: space(3) }}>
          Muy pronto con enlace.
        </Text>
      )}
    </section>
  );
};
