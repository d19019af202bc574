import { showToast, useAppDispatch } from '@shop/app-kit';
import type { AccessLink } from '@shop/contracts/team';
import { Alert, Button, LinkButton, Row, Stack, TextField, useShop } from '@shop/ui';
import { formatMoment } from '../list/moment.tsx';

/** A link that is shown this one time, for sending it to whom it is for. */
export const LinkToCopy = ({
  link: { link, expiresAt },
  username,
}: {
  link: AccessLink;
  username: string;
}) => {
  const dispatch = useAppDispatch();
  const shop = useShop();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    dispatch(showToast({ title: 'Enlace copiado', description: `Envíalo sólo a ${username}.` }));
  };
  const mail = `mailto:?subject=${encodeURIComponent(`Tu acceso a ${shop.name}`)}&body=${encodeURIComponent(link)}`;
  return (
    <Alert tone="success" title={`Enlace para ${username}`}>
      <Stack gap={3}>
        <span>{`Sirve una vez, hasta el ${formatMoment(expiresAt)}. No se vuelve a mostrar.`}</span>
        <TextField label="Enlace de acceso" readOnly value={link} />
        <Row gap={2}>
          <Button size="sm" variant="secondary" onClick={() => void copy()}>
            Copiar enlace
          </Button>
          <LinkButton size="sm" variant="ghost" href={mail}>
            Enviar por correo
          </LinkButton>
        </Row>
      </Stack>
    </Alert>
  );
};
