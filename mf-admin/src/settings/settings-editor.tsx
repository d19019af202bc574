import { showToast, useAppDispatch } from '@shop/app-kit';
import {
  applyServerErrors,
  useDraft,
  useSchemaForm,
  type FieldErrors,
  type FieldValues,
} from '@shop/app-kit/forms';
import { ownSizeWords, type OwnSize } from '@shop/contracts/own-sizes';
import {
  settingsForm,
  type FullSettings,
  type SettingsForm,
  type SettingsFormInput,
} from '@shop/contracts/settings';
import { Button, css, Row, Stack } from '@shop/ui';
import type { ReactNode } from 'react';
import { WaysSection } from '../delivery-ways/ways-section.tsx';
import { planWords } from '../delivery-ways/way-words.ts';
import { ConflictNotice } from '../list/conflict-notice.tsx';
import { footBar } from '../list/foot-bar.ts';
import { showStored, typedIn } from '../list/show-stored.ts';
import { useConflict } from '../list/use-conflict.ts';
import { reportFailure } from '../report-failure.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { BrandFields } from './brand-fields.tsx';
import { ColorFields, FIRST } from './color-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { LABELS } from './labels.ts';
import { NoticesFields } from './notices-fields.tsx';
import { OwnSizesFields } from './own-sizes-fields.tsx';
import { OwnWaysFields } from './own-ways-fields.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { PayWaysFields } from './pay-ways-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { SatFields } from './sat-fields.tsx';
import { SellerFields } from './seller-fields.tsx';
import { useSaveSettingsMutation } from './settings.api.ts';
import { toStore, valuesOf } from './stored-values.ts';
import { useLeaveQuestion } from './use-leave-question.tsx';
import { useShownPlace } from './use-shown-place.ts';

const DONE = {
  title: 'Tienda guardada',
  description: 'Las páginas ya cambiaron. Vuelve a cargar las que tengas abiertas para verlo.',
};
const FAILED = 'No se pudieron guardar los datos de la tienda. Inténtalo de nuevo.';

const sizesWords = (sizes: unknown): string => (sizes as OwnSize[]).map(ownSizeWords).join(', ');

/** Focuses the section of a problem that has no field. */
const showProblem = ({ deliveryWays }: FieldErrors<SettingsFormInput>) =>
  deliveryWays && document.getElementById('formas-de-entrega')?.focus();

const column = css({ maxWidth: '56rem' });
// Not sticky, so that it is not mistaken for the button of an account section in front of it.
const still = css({ position: 'static' });

const FORM = 'tienda';

type SaveBarProps = { isDirty: boolean; isSubmitting: boolean; onDiscard: () => void };
/** One save button for both forms, and an undo button while there are changes. */
const SaveBar = ({ isDirty, isSubmitting, onDiscard }: SaveBarProps) => (
  <div css={[footBar, !isDirty && still]}>
    <Row gap={2}>
      <Button type="submit" form={FORM} busy={isSubmitting}>
        Guardar
      </Button>
      {isDirty && (
        <Button variant="secondary" disabled={isSubmitting} onClick={onDiscard}>
          Descartar cambios
        </Button>
      )}
    </Row>
  </div>
);

/**
 * All settings, saved together; `accounts` are placed between the common and the rare settings. What somebody
 * else stored meanwhile is shown beside the typed values.
 */
export const SettingsEditor = ({ stored, accounts }: { stored: FullSettings; accounts: ReactNode }) => {
  const form = useSchemaForm(settingsForm, valuesOf(stored));
  const clearDraft = useDraft('tienda', form);
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const dispatch = useAppDispatch();
  const [save] = useSaveSettingsMutation();
  const { conflict, meet, set, settle } = useConflict(form, (current) => valuesOf(current as FullSettings));
  const show = (settings: FullSettings, sent: FieldValues) => {
    if (showStored(form, valuesOf(settings), sent)) clearDraft();
    settle();
  };
  const submit = async (values: SettingsForm) => {
    const sent = typedIn(form);
    const { data, error } = await save(toStore(values, defaultValues as Partial<SettingsFormInput>));
    if (data) {
      show(data, sent);
      dispatch(showToast(DONE));
    } else if (!meet(error) && !applyServerErrors(error, form.setError))
      dispatch(reportFailure(error, FAILED));
  };
  useShownPlace();
  const question = useLeaveQuestion(isDirty);
  const onSubmit = form.handleSubmit(submit, showProblem);
  return (
    <div css={column}>
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          labels={LABELS}
          shows={{ deliveryWays: planWords, ownBlendSizes: sizesWords }}
          values={form.watch()}
          onChoose={set}
        />
      )}
      <Stack gap={6}>
        <form noValidate onSubmit={onSubmit} aria-label="Tienda" id={FORM}>
          <Stack gap={6}>
            <BrandFields form={form} />
            <ColorFields form={form} names={FIRST} title="Colores" />
            <ContactFields form={form} />
            <SellerFields form={form} />
            <WaysSection form={form} />
            <DeliveryFields form={form} />
            <ParcelFields form={form} />
            <SatFields form={form} />
            <OwnSizesFields form={form} />
            <PaymentFields form={form} />
            <PayWaysFields form={form} />
            <OwnWaysFields form={form} />
            <NoticesFields form={form} />
          </Stack>
          {question}
        </form>
        {accounts}
        <form noValidate onSubmit={onSubmit} aria-label="Tienda, avanzado">
          <Stack gap={6}>
            <AdvancedFields form={form} />
          </Stack>
        </form>
        <SaveBar
          isDirty={isDirty}
          isSubmitting={isSubmitting}
          onDiscard={() => show(stored, form.getValues())}
        />
      </Stack>
    </div>
  );
};
