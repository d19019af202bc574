import type { OwnText } from '@shop/contracts/text';
import { Button, Card, css, Heading, Icon, Text, theme } from '@shop/ui';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetSettingsQuery } from '../settings/settings.api.ts';
import { useListTextsQuery } from '../texts/texts.api.ts';
import { useHiddenSteps } from './guide-memory.ts';
import { setupSteps, type SetupStep, type ShopState } from './setup-steps.ts';
import { useGetReadinessQuery, useGetSamplesQuery } from './setup.api.ts';
import { useSamples } from './use-samples.ts';

const { color, media, radius, size, space } = theme;
const list = css({
  listStyle: 'none',
  margin: `${space(4)} 0 0`,
  padding: 0,
  display: 'grid',
  gap: space(3),
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const item = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(2),
  padding: `${space(1)} ${space(4)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  width: '100%',
  '& button': { flex: 'none', marginRight: `-${space(3)}` },
});
const folded = css({ '& summary': { minHeight: 44, padding: `${space(3)} 0`, cursor: 'pointer' } });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(5)}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: size.sm,
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.honey,
  fontWeight: 650,
});
const doneList = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  listStyle: 'none',
  margin: `${space(3)} 0 0`,
  padding: 0,
  fontSize: size.sm,
  color: color.inkSoft,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: space(1) },
});
const ANEW = { refetchOnMountOrArgChange: true };
/** The link's target focuses its first field. */
const FOCUS = { focus: true };

/** `isKnown`: every part has answered or failed. */
const useShopState = (): { state: ShopState; isKnown: boolean } => {
  const reads = {
    shop: useGetSettingsQuery(undefined, ANEW),
    ready: useGetReadinessQuery(undefined, ANEW),
    samples: useGetSamplesQuery(undefined, ANEW),
    texts: useListTextsQuery(undefined, ANEW),
  };
  const known = Object.entries(reads).filter(([, { data }]) => data);
  return {
    state: Object.fromEntries(known.map(([name, { data }]) => [name, data])),
    isKnown: Object.values(reads).every(({ isLoading }) => !isLoading),
  };
};

/** A completed step removes the pressed button: the focus goes to the title, so that it stays in the guide. */
const toTitle = () => document.getElementById('primer-dia')?.focus();

/**
 * 'Tu primer día': what the owner still has to set up, on top of the dashboard; nothing when all is done. It comes whole,
 * because each step would move what stands below.
 */
export const FirstDay = ({ onKnown }: { onKnown?: () => void }) => {
  const { state, isKnown } = useShopState();
  const tell = useEffectEvent(() => onKnown?.());
  useLayoutEffect(() => {
    if (isKnown) tell();
  }, [isKnown]);
  const { hidden, hide, showAll } = useHiddenSteps();
  // The settings link here to show all steps again.
  const isAsked = useSearchParams()[0].has('guia');
  const forget = useEffectEvent(showAll);
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);
  const steps = setupSteps(state);
  const done = steps.filter(({ isDone }) => isDone);
  const open = steps.filter(({ id, isDone }) => !isDone && !hidden.includes(id));
  const hideStep = (id: string) => {
    hide(id);
    toTitle();
  };
  if (!isKnown || (open.length === 0 && !(isAsked && steps.length > 0))) return null;
  return (
    <Card as="section" aria-labelledby="primer-dia" css={{ marginBottom: space(6) }}>
      <Heading level={2} look="small" id="primer-dia" tabIndex={-1}>
        Tu primer día
      </Heading>
      <Text size="sm" tone="soft">
        {`${done.length} de ${steps.length} pasos listos. La guía desaparece cuando todo sea tuyo.`}
      </Text>
      <ul css={list} aria-label="Por hacer">
        {open.map((step) => (
          <Step key={step.id} step={step} texts={state.texts ?? []} onHide={() => hideStep(step.id)} />
        ))}
      </ul>
      {done.length > 0 && (
        <ul css={doneList} aria-label="Listo">
          {done.map(({ id, title }) => (
            <li key={id}>
              <Icon name="check" size={16} /> <span>{title}</span>
              {id === 'muestras' && Boolean(state.samples?.removed) && (
                <SamplesBack texts={state.texts ?? []} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const SamplesOut = ({ texts }: { texts: OwnText[] }) => {
  const { busy, remove } = useSamples(texts);
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void remove().then(toTitle)}>
      Quitar las muestras
    </Button>
  );
};

const SamplesBack = ({ texts }: { texts: OwnText[] }) => {
  const { busy, undo } = useSamples(texts);
  return (
    <Button variant="ghost" size="sm" busy={busy} onClick={() => void undo().then(toTitle)}>
      Volver a ponerlas
    </Button>
  );
};

type StepProps = { step: SetupStep; texts: OwnText[]; onHide: () => void };

const Step = ({ step, texts, onHide }: StepProps) => {
  const isSamples = step.id === 'muestras';
  return (
    <li css={item}>
      <div css={head}>
        {isSamples ? (
          <strong>{step.title}</strong>
        ) : (
          <Link to={step.to} state={FOCUS} css={link}>
            {step.title}
          </Link>
        )}
        <Button variant="ghost" size="sm" aria-label={`Ocultar ${step.title}`} onClick={onHide}>
          Ocultar
        </Button>
      </div>
      <Text size="sm">{step.text}</Text>
      {isSamples && <SamplesOut texts={texts} />}
      {step.texts && <TextLinks all={step.texts} />}
    </li>
  );
};

const TextLinks = ({ all }: { all: NonNullable<SetupStep['texts']> }) => (
  <details css={folded}>
    <summary>{all.length === 1 ? 'Ver cuál' : `Ver los ${all.length}`}</summary>
    <ul css={links}>
      {all.map(({ title, to }) => (
        <li key={to + title}>
          <Link to={to} state={FOCUS} css={link}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </details>
);
