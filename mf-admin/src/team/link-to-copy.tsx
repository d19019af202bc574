import type { AccessLink } from '@shop/contracts/team';
import { Alert, LinkButton, Stack, useShop } from '@shop/ui';
import { CopyLink } from '../list/copy-link.tsx';
import { formatMoment } from '../list/moment.tsx';

/** A link that is shown only once, to be sent to its recipient. */
export const LinkToCopy = ({
  link: { link, expiresAt, mailedTo, isMailed },
  username,
}: {
  link: AccessLink;
  username: string;
}) => {
  const shop = useShop();
  const mail = `mailto:?subject=${encodeURIComponent(`Tu acceso a ${shop.name}`)}&body=${encodeURIComponent(link)}`;
  return (
    <Alert tone="success" title={`Enlace para ${username}`}>
      <Stack gap={3}>
        {mailedTo && (
          <strong css={{ overflowWrap: 'anywhere' }}>
            {isMailed ? `Lo enviamos a ${mailedTo}.` : `No pudimos enviarlo a ${mailedTo}: hazlo llegar tú.`}
          </strong>
        )}
        <span>{`Sirve una vez, hasta el ${formatMoment(expiresAt)}. No se vuelve a mostrar.`}</span>
        <CopyLink label="Enlace de acceso" link={link} copied={`Envíalo sólo a ${username}.`}>
          <LinkButton size="sm" variant="ghost" href={mail}>
            Enviar por correo
          </LinkButton>
        </CopyLink>
      </Stack>
    </Alert>
  );
};
