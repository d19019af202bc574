import { css, Icon, theme } from '@shop/ui';
import type { Network } from './networks.ts';
import { SignedHeading } from './signed-heading.tsx';

const { color, ease, media, radius, space } = theme;

const list = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(4) });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 46,
  padding: `0 ${space(5)} 0 ${space(4)}`,
  borderRadius: radius.pill,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.paper,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background ${ease}`,
  [media.hover]: { 'a&:hover': { background: color.amberSoft } },
});

/** The networks that have an address, or samples that have none (SF28); nothing when there are none. */
export const SocialLinks = ({ title, networks }: { title: string; networks: Network[] }) => {
  if (networks.length === 0) return null;
  return (
    <section aria-labelledby="networks">
      <SignedHeading id="networks" isSample={networks.some(({ href }) => !href)}>
        {title}
      </SignedHeading>
      <ul css={list}>
        {networks.map(({ name, icon, href }) => (
          <li key={name}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer" css={chip}>
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
    </section>
  );
};
