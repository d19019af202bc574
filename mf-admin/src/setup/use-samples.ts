import { messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import type { OwnText } from '@shop/contracts/text';
import { useState } from 'react';
import { useDeleteContentMutation } from '../content/content.api.ts';
import { reportFailure } from '../report-failure.ts';
import { useRestoreTextMutation } from '../texts/texts.api.ts';
import { useRemoveSamplesMutation, useRestoreSamplesMutation } from './setup.api.ts';
import { isInvented, isTestimonials } from './text-steps.ts';

const FAILED = { es: 'No se pudieron quitar todas las muestras. Inténtalo de nuevo.' };
const NOT_BACK = { es: 'No se pudieron volver a poner todas. Inténtalo de nuevo.' };
const GONE = { title: 'Muestras fuera', description: 'Los pedidos que las llevan quedan como estaban.' };

/** Invented testimonials that were unpublished; texts that the owner wrote since have a public version. */
const hiddenBefore = (texts: OwnText[]) =>
  texts.filter((text) => text.unpublished && text.publishedVersion === 0 && isTestimonials(text));

/** Removes the sample products and flowers, then the invented testimonials. One press restores all of it. */
export const useSamples = (texts: OwnText[]) => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [takeOut] = useRemoveSamplesMutation();
  const [putBack] = useRestoreSamplesMutation();
  const [hideText] = useDeleteContentMutation();
  const [showText] = useRestoreTextMutation();

  /** Runs the steps in order; a failure stops, and the person may try again. */
  const run = async (steps: (() => Promise<{ error?: unknown }>)[], failed: { es: string }) => {
    setBusy(true);
    let error: unknown;
    for (const step of steps) if (!error) error = (await step()).error;
    setBusy(false);
    if (error) dispatch(reportFailure(error, messageOf(error, failed).es));
    return !error;
  };

  const undo = async (hidden: OwnText[]) => {
    const back = hidden.map(
      ({ id, version, publishedVersion }) =>
        () =>
          showText({ id, version, from: publishedVersion }),
    );
    if (await run([() => putBack(), ...back], NOT_BACK))
      dispatch(showToast({ title: 'Las muestras están de vuelta' }));
  };

  const remove = async () => {
    const hidden: OwnText[] = [];
    const hide = texts.filter(isInvented).map(({ id }) => async () => {
      const answer = await hideText(id);
      if (answer.data) hidden.push(answer.data);
      return answer;
    });
    if (await run([() => takeOut(), ...hide], FAILED))
      dispatch(showToast({ ...GONE, action: { label: 'Deshacer', run: () => void undo(hidden) } }));
  };
  return { busy, remove, undo: () => undo(hiddenBefore(texts)) };
};
