import { deviceMemory } from '@shop/app-kit/storage';
import { Button, css, Stack, Switch, theme } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { Facts } from '../list/facts.tsx';
import { useOrderKeys } from './use-order-keys.ts';

const NAME = 'admin-order-keys';
const KEYS: [string, string][] = [
  ['/', 'Buscar'],
  ['j', 'Pedido siguiente'],
  ['k', 'Pedido anterior'],
  ['Enter', 'Abrir el pedido'],
  ['?', 'Ver esta ayuda'],
];
// Phones have no keyboard.
const onDesk = css({ [theme.media.belowMd]: { display: 'none' } });

/** A list with keyboard shortcuts; they can be switched off, because voice control types words as keys. */
export const OrderKeys = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => deviceMemory.read(NAME) !== false);
  const list = useOrderKeys(isOn, () => setOpen(true));
  const change = (on: boolean) => {
    deviceMemory.write(NAME, on);
    setOn(on);
  };
  return (
    <div ref={list}>
      {children}
      <Button size="sm" variant="ghost" css={onDesk} onClick={() => setOpen(true)}>
        Teclas rápidas
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Teclas rápidas">
        <Stack gap={4}>
          <Facts facts={KEYS} />
          <Switch
            label="Usar teclas rápidas"
            checked={isOn}
            onChange={(event) => change(event.target.checked)}
          />
        </Stack>
      </Dialog>
    </div>
  );
};
