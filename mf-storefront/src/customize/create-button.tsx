import { Button, css, Icon, Text, theme } from '@shop/ui';
import type { Workshop } from './use-workshop.ts';

const HINT = 'create-hint';
const finished = css({
  '&:disabled': { background: theme.color.jungle, color: theme.color.paper },
});

/** 'Crear mi elixir' → 'Creando elixir...' → '¡Elixir creado!'; asleep while no flower is chosen (SF20, SF23). */
export const CreateButton = ({ workshop: { form, chosen, creating, created } }: { workshop: Workshop }) => {
  const empty = chosen.length === 0;
  const tooMany = form.formState.errors.flowerIds?.message;
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
        {creating ? 'Creando elixir...' : created ? '¡Elixir creado!' : 'Crear mi elixir'}
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
