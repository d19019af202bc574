import type { MenuPage } from '@shop/contracts/menu';
import { Button, EmptyState, Row, Say } from '@shop/ui';
import { useTexts } from '../content/use-texts.ts';
import { ElixirGrid } from './elixir-grid.tsx';
import { howMany } from './mezclas.ts';
import { WorkshopLink } from '../layout/workshop-link.tsx';

/** The number of blends shown instead. */
const OTHERS = 3;

type NothingProps = { menu: MenuPage; wanted: string; onClear: () => void };

/** The menu without results: ways to change the filters, and its first blends. */
export const NothingFound = ({ menu, wanted, onClear }: NothingProps) => {
  const words = useTexts('menu')('no-match');
  const all =
    menu.total === 1 ? 'Ver la mezcla' : menu.isMore ? 'Ver todas las mezclas' : 'Ver las {total} mezclas';
  const nothing = wanted ? 'No hay mezclas con «{buscado}»' : 'No hay mezclas con estos filtros';
  return (
    <>
      <EmptyState
        title={words?.title || <Say buscado={wanted}>{nothing}</Say>}
        text={words?.content}
        action={
          <Row css={{ justifyContent: 'center' }}>
            <Button onClick={onClear}>
              <Say total={howMany(menu)}>{all}</Say>
            </Button>
            <WorkshopLink variant="secondary">Personaliza tu elixir</WorkshopLink>
          </Row>
        }
      />
      <ElixirGrid elixirs={menu.blends.slice(0, OTHERS)} />
    </>
  );
};
