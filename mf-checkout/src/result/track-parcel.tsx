import { trackingLink, type Tracking } from '@shop/contracts/tracking';
import { css, Icon, LinkButton, Row, Say, theme } from '@shop/ui';

const { color, radius, size, space } = theme;
const strip = css({
  justifyContent: 'space-between',
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.md,
  background: color.creamDeep,
});
const number = css({ fontWeight: 650, overflowWrap: 'anywhere', userSelect: 'all' });

/** The carrier, the number to copy, and the link to the carrier's page if known. */
export const TrackParcel = ({ tracking }: { tracking: Tracking }) => {
  const link = trackingLink(tracking);
  return (
    <Row css={strip}>
      <p css={{ minWidth: 0 }}>
        <span css={{ fontSize: size.sm, color: color.inkSoft }}>
          {tracking.carrier} · <Say>guía</Say>
        </span>
        <br />
        <span css={number}>{tracking.number}</span>
      </p>
      {link && (
        <LinkButton
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="dark"
          icon={<Icon name="truck" size={20} />}
        >
          Seguir mi paquete
        </LinkButton>
      )}
    </Row>
  );
};
