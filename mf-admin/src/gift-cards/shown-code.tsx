import type { GivenGiftCard } from '@shop/contracts/gift-card';
import { Alert, Button, Stack } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { CopyLink } from '../list/copy-link.tsx';

/** The code of a card that is not mailed; it is shown only once. */
export const ShownCode = ({ card, onClose }: { card: GivenGiftCard; onClose: () => void }) => {
  const { name, lastFour, shownCode = '' } = card;
  return (
    <Dialog onClose={onClose} title="Código de la tarjeta" description={`${name}, termina en ${lastFour}`}>
      <Alert tone="success" title="Dáselo tú: no se vuelve a mostrar">
        <Stack gap={3}>
          <span>Si se pierde, «Reenviar» hace otro código con el mismo saldo.</span>
          <CopyLink label="Código" link={shownCode} noun="código" copied={`Dáselo sólo a ${name}.`} />
        </Stack>
      </Alert>
      <DialogActions>
        <Button onClick={onClose}>Listo</Button>
      </DialogActions>
    </Dialog>
  );
};
