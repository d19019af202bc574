import { useRead } from '@shop/app-kit';
import { css, Icon, theme, useShop } from '@shop/ui';

const NETWORKS = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'whatsapp', label: 'WhatsApp' },
] as const;

const { color, radius, space, media } = theme;
const hex = css({
  display: 'grid',
  placeItems: 'center',
  width: 46,
  height: 46,
  borderRadius: radius.pill,
  background: color.barkSoft,
  color: color.onDark,
  [media.hover]: { 'a&:hover': { background: color.amber, color: color.onAmber } },
});

/** An icon without a link does not look like a button. */
const drawn = css(hex, { width: 'auto', background: 'transparent', color: color.onDarkSoft });

/** Three icons (SH16); an icon is a link when the settings, or the content page 'site', have its address. */
export const SocialLinks = () => {
  const { networks } = useShop();
  const { data = [] } = useRead('/content/site');
  return (
    <ul css={{ display: 'flex', gap: space(3), marginBottom: space(3) }}>
      {NETWORKS.map(({ name, label }) => {
        const address = networks[name] || data.find(({ section }) => section === name)?.content;
        return (
          <li key={name}>
            {address?.startsWith('https://') ? (
              <a href={address} aria-label={label} rel="noreferrer" target="_blank" css={hex}>
                <Icon name={name} />
              </a>
            ) : (
              <span css={drawn}>
                <Icon name={name} label={label} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
