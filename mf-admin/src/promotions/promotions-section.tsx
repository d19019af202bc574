import { onDemand, useAppDispatch } from '@shop/app-kit';
import { isSameName, type Promotion } from '@shop/contracts/promotion';
import { Alert, Badge, Button, css, Icon, IconButton, Row, Spinner, Stack, Text, theme } from '@shop/ui';
import { useState } from 'react';
import { TONES } from '../discounts/discount-texts.ts';
import { currentOf } from '../list/current-of.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { rowItem, rowList } from '../list/row-list.styles.ts';
import { RowSwitch } from '../list/row-switch.tsx';
import { isSameValue } from '../list/is-same-value.ts';
import { reportFailure } from '../report-failure.ts';
import { Section } from '../settings/section.tsx';
import { promotionState, promotionWords } from './promotion-texts.ts';
import { changedTo, usePromotions, type Promotions } from './use-promotions.ts';

const PromotionDialog = onDemand(() =>
  import(/* webpackChunkName: "p-promotion-dialog" */ './promotion-dialog.tsx').then(
    (m) => m.PromotionDialog,
  ),
);
const HINT =
  'Se descuentan solas en el carrito, con su nombre; si caben varias, cuenta la que descuente más. El envío gratis desde un importe se pone en Ajustes, en «Entregas».';
const FAILED = 'No se pudo cambiar la promoción. Inténtalo de nuevo.';
const FAILED_DELETE = { es: 'No se pudo eliminar la promoción. Inténtalo de nuevo.' };
const CHANGED = { es: 'Otra persona la cambió. Mírala antes de eliminarla.' };
const below = css({ marginTop: theme.space(8) });

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; promotion: Promotion };

/** The shop's automatic promotions. */
export const PromotionsSection = () => {
  const { promotions, isError, isFetching, refetch, busy, change } = usePromotions();
  const [opened, setOpened] = useState<Opened>();
  // What a closed window waited for may come when another one is open.
  const close = () => setOpened((now) => (now === opened ? undefined : now));
  return (
    <div css={below}>
      <Section
        title="Promociones"
        hint={HINT}
        wide={
          <Stack gap={4}>
            {promotions && promotions.length > 0 && (
              <ul css={rowList}>
                {promotions.map((promotion) => (
                  <Line key={promotion.name} {...{ promotion, busy, change, onOpen: setOpened }} />
                ))}
              </ul>
            )}
            {!promotions && isError && (
              <Alert onRetry={() => void refetch()} retrying={isFetching}>
                No pudimos cargar las promociones.
              </Alert>
            )}
            {!promotions && !isError && <Spinner label="Cargando las promociones…" />}
            {promotions && (
              <Row>
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Icon name="plus" size={16} />}
                  onClick={() => setOpened({ kind: 'new' })}
                >
                  Crear promoción
                </Button>
              </Row>
            )}
          </Stack>
        }
      />
      {opened?.kind === 'new' && <PromotionDialog all={promotions ?? []} change={change} onClose={close} />}
      {opened?.kind === 'edit' && (
        <PromotionDialog
          all={promotions ?? []}
          promotion={opened.promotion}
          change={change}
          onClose={close}
        />
      )}
      {opened?.kind === 'delete' && (
        <DeletePromotion promotion={opened.promotion} change={change} onClose={close} />
      )}
    </div>
  );
};

type LineProps = Pick<Promotions, 'busy' | 'change'> & {
  promotion: Promotion;
  onOpen: (opened: Opened) => void;
};
const Line = ({ promotion, busy, change, onOpen }: LineProps) => {
  const dispatch = useAppDispatch();
  const { name, isActive } = promotion;
  const { state, label } = promotionState(promotion);
  const toggle = async () => {
    const { error } = await change((all) =>
      all.map((one) => (one.name === name ? { ...one, isActive: !isActive } : one)),
    );
    if (error) dispatch(reportFailure(error, FAILED));
  };
  return (
    <li css={rowItem}>
      <div>
        <strong>{name}</strong>
        <Text size="sm" tone="soft">
          {promotionWords(promotion)}
        </Text>
      </div>
      <Row gap={0}>
        <RowSwitch
          call="PUT /api/admin/settings"
          isOn={isActive}
          busy={busy}
          label={`${name} encendida`}
          onToggle={() => void toggle()}
        >
          <Badge tone={TONES[state]}>{label}</Badge>
        </RowSwitch>
        <IconButton label={`Editar ${name}`} onClick={() => onOpen({ kind: 'edit', promotion })}>
          <Icon name="edit" />
        </IconButton>
        <IconButton label={`Eliminar ${name}`} onClick={() => onOpen({ kind: 'delete', promotion })}>
          <Icon name="trash" />
        </IconButton>
      </Row>
    </li>
  );
};

type DeleteProps = Pick<Promotions, 'change'> & { promotion: Promotion; onClose: () => void };
const DeletePromotion = ({ promotion, change, onClose }: DeleteProps) => {
  // The promotion as it was when the question was last shown.
  const [read, setRead] = useState(promotion);
  const { name } = promotion;
  const remove = () =>
    change((all) => {
      const stored = all.find((one) => isSameName(one, promotion));
      if (!stored || isSameValue(stored, read)) return all.filter((one) => one !== stored);
      setRead(stored);
      return changedTo(stored);
    });
  return (
    <DeleteDialog
      title={`¿Eliminar «${name}»?`}
      text="Los carritos dejan de tenerla. Los pedidos que ya la tuvieron no cambian."
      done={{ title: 'Promoción eliminada' }}
      remove={remove}
      failed={(error) => (currentOf(error) ? CHANGED : FAILED_DELETE)}
      onClose={onClose}
    >
      {read !== promotion && (
        <Alert tone="warning" title="Otra persona la cambió">
          {promotionWords(read)}
        </Alert>
      )}
    </DeleteDialog>
  );
};
