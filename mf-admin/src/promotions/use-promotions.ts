import { fieldErrorsOf } from '@shop/app-kit';
import type { Promotion } from '@shop/contracts/promotion';
import type { FullSettings } from '@shop/contracts/settings';
import { useState } from 'react';
import { currentOf } from '../list/current-of.ts';
import { ANEW } from '../list/rows.ts';
import { useGetSettingsQuery, useSaveSettingsMutation } from '../settings/settings.api.ts';

/** What a change makes of all promotions, or why it makes nothing. */
type Edit = (all: Promotion[]) => Promotion[] | { error: unknown };

/** As the other windows hear it of the server: somebody else has changed the same one. */
export const changedTo = (current: Promotion) => ({ error: { status: 409, data: { message: '', current } } });

const sentOf = ({ logo, ...stored }: FullSettings, promotions: Promotion[]) => ({
  ...stored,
  logo: logo ?? '',
  promotions: promotions.length > 0 ? promotions : null,
});

/** A refusal names a field of all settings; a window has those of one promotion. */
const ofOne = (error: unknown) => {
  const named = Object.entries(fieldErrorsOf(error)).map(([name, text]) => [name.split('.').at(-1), text]);
  if (named.length === 0) return error;
  const failure = error as { data: object };
  return { ...failure, data: { ...failure.data, errors: Object.fromEntries(named) as object } };
};

/** The promotions among the settings. A change is of what is stored by then: nothing that others save is lost. */
export const usePromotions = () => {
  const { data, isError, isFetching, refetch } = useGetSettingsQuery(undefined, ANEW);
  const [saved, setSaved] = useState<FullSettings>();
  const [save, { isLoading: busy }] = useSaveSettingsMutation();
  const stored = saved ?? data;

  const changeOf = async (
    base: FullSettings,
    edit: Edit,
  ): Promise<{ data?: Promotion[]; error?: unknown }> => {
    const wanted = edit(base.promotions ?? []);
    if (!Array.isArray(wanted)) {
      setSaved(base);
      return wanted;
    }
    const answer = await save(sentOf(base, wanted));
    const current = currentOf<FullSettings>(answer.error);
    if (current && current.version > base.version) return changeOf(current, edit);
    if (answer.error) return { error: ofOne(answer.error) };
    setSaved(answer.data);
    return { data: answer.data.promotions ?? [] };
  };
  return {
    promotions: stored && (stored.promotions ?? []),
    isError,
    isFetching,
    refetch,
    busy,
    change: (edit: Edit) => (stored ? changeOf(stored, edit) : Promise.resolve({ error: undefined })),
  };
};
export type Promotions = ReturnType<typeof usePromotions>;
