import { KEY_ACCOUNTS, keysOf, type KeyAccount, type KeysProbe, type KeysView } from '@shop/contracts/keys';
import { Alert, Badge, Button, Card, css, Grid, Heading, Row, Stack } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useId, useState, type ReactNode } from 'react';
import { AccountHelp } from './account-help.tsx';
import { KeyField } from './key-field.tsx';
import { ownersOf } from './key-values.ts';
import { ProbeResult, useProbe } from './probe.tsx';
import { useKeyForm } from './use-key-form.ts';

type Props = { account: KeyAccount; view: KeysView };

/** An account that is connected by copying its keys. */
export const AccountCard = ({ account, view }: Props) => {
  const made = useKeyForm(account, view);
  const fields = keysOf(account).map((name) => (
    <KeyField key={name} name={name} form={made.form} state={view.keys[name]} disabled={!view.canKeep} />
  ));
  return (
    <AccountForm account={account} view={view} made={made}>
      {fields}
    </AccountForm>
  );
};

type FormProps = Props & {
  made: ReturnType<typeof useKeyForm>;
  /** The field and button that test the account; without it the account has a plain test button. */
  probe?: { label: string; given: KeysProbe; field: ReactNode };
  children: ReactNode;
};
const BADGES = {
  real: { tone: 'green', text: 'Real' },
  trial: { tone: 'yellow', text: 'Prueba' },
  off: { tone: 'neutral', text: 'Sin conectar' },
} as const;
const titleRow = css({ justifyContent: 'space-between', alignItems: 'center' });

/** Title and state, the fields, the buttons, and the account's answer. */
export const AccountForm = ({ account, view, made, probe, children }: FormProps) => {
  const id = useId();
  const { form, failure, save } = made;
  const { isDirty, isSubmitting } = form.formState;
  const { attempt, said, isProbing } = useProbe(account);
  const mode = view.modes[account];
  const { tone, text } = BADGES[mode];
  const isTyped = keysOf(account).some((name) => view.keys[name].from !== 'technician');
  return (
    <Card as="section" aria-labelledby={id} id={`cuenta-${account}`}>
      <form noValidate onSubmit={save} aria-labelledby={id}>
        <Stack gap={4}>
          <Row gap={3} css={titleRow}>
            <Heading level={3} look="small" id={id}>
              {KEY_ACCOUNTS[account].label}
            </Heading>
            <Badge tone={tone}>{mode === 'real' && account === 'mail' ? 'Conectado' : text}</Badge>
          </Row>
          <AccountHelp account={account} view={view} />
          <Grid md={2} lg={2} gap={4} css={{ alignItems: 'start' }}>
            {children}
          </Grid>
          {failure && <Alert>{failure}</Alert>}
          {probe?.field}
          <Row gap={2}>
            {isTyped && (
              <Button type="submit" busy={isSubmitting} disabled={!view.canKeep || !isDirty}>
                Guardar {KEY_ACCOUNTS[account].label}
              </Button>
            )}
            <Button
              variant="secondary"
              busy={isProbing}
              disabled={mode === 'off' || isDirty}
              onClick={() => void attempt(probe?.given ?? {})}
            >
              {probe?.label ?? 'Probar'}
            </Button>
            <RemoveKeys account={account} view={view} made={made} />
          </Row>
          <ProbeResult said={isDirty ? undefined : said} />
        </Stack>
      </form>
    </Card>
  );
};

const RemoveKeys = ({ account, view, made }: Pick<FormProps, 'account' | 'view' | 'made'>) => {
  const [isAsked, setAsked] = useState(false);
  const names = ownersOf(account, view);
  if (names.length === 0) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Quitar
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Quitar ${KEY_ACCOUNTS[account].label}`}
          text={KEY_ACCOUNTS[account].without}
          confirmLabel="Quitar"
          onConfirm={async () => {
            await made.remove(names);
            setAsked(false);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
