import { fieldErrorsOf } from '@shop/app-kit';
import type { Promotion } from '@shop/contracts/promotion';
import type { FullSettings } from '@shop/contracts/settings';
import { useState } from 'react';
import { currentOf } from '../list/current-of.ts';
import { ANEW } from '../list/rows.ts';
import { useGetSettingsQuery, useSaveSettingsMutation } from '../settings/settings.api.ts';

/** The new list of promotions after a change, or the reason why there is none. */
type Edit = (all: Promotion[]) => Promotion[] | { error: unknown };

/** A conflict in the form of a server answer: somebody else changed the same promotion. */
export const changedTo = (current: Promotion) => ({ error: { status: 409, data: { message: '', current } } });

const sentOf = ({ logo, ...stored }: FullSettings, promotions: Promotion[]) => ({
  ...stored,
  logo: logo ?? '',
  promotions: promotions.length > 0 ? promotions : null,
});

/** A refusal names a field within all settings; a window has the fields of one promotion. */
const ofOne = (error: unknown) => {
  const named = Object.entries(fieldErrorsOf(error)).map(([name, text]) => [name.split('.').at(-1), text]);
  if (named.length === 0) return error;
  const failure = error as { data: object };
  return { ...failure, data: { ...failure.data, errors: Object.fromEntries(named) as object } };
};

/** The promotions in the settings. A change applies to the newest stored list, so that nobody's save is lost. */
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
