import { onDemand } from '@shop/app-kit';
import type { DeliveryWay } from '@shop/contracts/delivery-ways';
import { Alert, Button, Icon, IconButton, Row, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { rowItem, rowList } from '../list/row-list.styles.ts';
import { LABELS, type Form } from '../settings/labels.ts';
import { Section } from '../settings/section.tsx';
import { FreeTexts } from './free-texts.tsx';
import { Unserved } from './unserved.tsx';
import { usePlan, type Plan } from './use-plan.ts';
import { unservedWords, wayWords } from './way-words.ts';
import { WaysPreview } from './ways-preview.tsx';

const WayDialog = onDemand(() =>
  import(/* webpackChunkName: "p-way-dialog" */ './way-dialog.tsx').then((m) => m.WayDialog),
);
const HINT =
  'Cómo llega un pedido y cuánto cuesta; quien compra ve primero lo más barato. Mientras todo sea envío gratis, la tienda lo dice así. Los textos que dicen {envio} toman lo de aquí.';

type Opened = { kind: DeliveryWay['kind']; way?: DeliveryWay };

/** The shop's delivery ways: shipping and pick-up places. */
export const WaysSection = ({ form }: { form: Form }) => {
  const plan = usePlan(form);
  const [opened, setOpened] = useState<Opened>();
  const { ways } = plan.plan;
  return (
    <Section
      title={LABELS['deliveryWays']!}
      place="entregas"
      hint={HINT}
      wide={
        <Stack gap={4} id="formas-de-entrega" tabIndex={-1}>
          <ul css={rowList}>
            {ways.map((way, at) => (
              <Way key={way.id} at={at} plan={plan} onEdit={() => setOpened({ kind: way.kind, way })} />
            ))}
          </ul>
          <Row gap={2}>
            <AddButton label="Agregar envío" onClick={() => setOpened({ kind: 'ship' })} />
            <AddButton label="Agregar lugar para recoger" onClick={() => setOpened({ kind: 'pickup' })} />
          </Row>
          {plan.problems.length > 0 && <Alert>{plan.problems.join('. ')}</Alert>}
          <Unserved places={plan.unserved} onLeaveOut={plan.leaveOut} />
          {plan.meant.length > 0 && (
            <Text size="sm" tone="soft">{`No entregas en ${unservedWords(plan.meant)}.`}</Text>
          )}
          <FreeTexts plan={plan.plan} />
          <WaysPreview plan={plan.plan} pieceGrams={form.watch('parcel')?.pieceGrams} />
          {opened && (
            // React events bubble through portals: the window's submit would also submit the outer form.
            <div onSubmit={(event) => event.stopPropagation()}>
              <WayDialog
                {...opened}
                others={ways.filter((other) => other !== opened.way)}
                onDone={(way) => {
                  plan.put(way);
                  setOpened(undefined);
                }}
                onClose={() => setOpened(undefined)}
              />
            </div>
          )}
        </Stack>
      }
    >
      {null}
    </Section>
  );
};

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="secondary" size="sm" icon={<Icon name="plus" size={16} />} onClick={onClick}>
    {label}
  </Button>
);

const Way = ({ at, plan, onEdit }: { at: number; plan: Plan; onEdit: () => void }) => {
  const { ways } = plan.plan;
  const way = ways[at]!;
  const isAlone = ways.length === 1;
  return (
    <li css={rowItem}>
      <div>
        <strong>{way.name}</strong>
        <Text size="sm" tone="soft">
          {wayWords(way)}
        </Text>
      </div>
      <Row gap={0}>
        {!isAlone && (
          <>
            <IconButton label={`Subir ${way.name}`} disabled={at === 0} onClick={() => plan.move(at, at - 1)}>
              <Icon name="chevronUp" />
            </IconButton>
            <IconButton
              label={`Bajar ${way.name}`}
              disabled={at === ways.length - 1}
              onClick={() => plan.move(at, at + 1)}
            >
              <Icon name="chevronDown" />
            </IconButton>
          </>
        )}
        <IconButton label={`Editar ${way.name}`} onClick={onEdit}>
          <Icon name="edit" />
        </IconButton>
        {!isAlone && (
          <IconButton label={`Quitar ${way.name}`} onClick={() => plan.remove(at)}>
            <Icon name="trash" />
          </IconButton>
        )}
      </Row>
    </li>
  );
};
