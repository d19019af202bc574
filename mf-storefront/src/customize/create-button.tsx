import { Button, css, Icon, Text, theme } from '@shop/ui';
import type { Workshop } from './use-workshop.ts';

const HINT = 'create-hint';
const CREATE = { before: 'Crear mi elixir', 'under way': 'Creando elixir...' };
const CHANGE = { before: 'Guardar cambios', 'under way': 'Guardando…' };
const MADE = '¡Elixir creado!';
const finished = css({
  '&:disabled': { background: theme.color.jungle, color: theme.color.paper },
});

/** 'Crear mi elixir' → 'Creando elixir...' → '¡Elixir creado!'; disabled without flowers (SF20, SF23). */
export const CreateButton = ({
  workshop: { errors, chosen, creating, created, edited },
}: {
  workshop: Workshop;
}) => {
  const empty = chosen.length === 0;
  const state = creating ? 'under way' : 'before';
  const tooMany = errors.flowerIds;
  return (
    <div>
      <Button
        type="submit"
        size="lg"
        fullWidth
        css={created && finished}
        busy={creating}
        disabled={empty || Boolean(created)}
        icon={created && <Icon name="check" />}
        aria-describedby={empty ? HINT : undefined}
      >
        {created ? MADE : edited ? CHANGE[state] : CREATE[state]}
      </Button>
      {(empty || tooMany) && (
        <Text
          id={HINT}
          size="sm"
          tone={empty ? 'soft' : 'danger'}
          css={{ marginTop: 8, textAlign: 'center' }}
        >
          {empty ? 'Selecciona al menos una flor' : tooMany}
        </Text>
      )}
    </div>
  );
};
