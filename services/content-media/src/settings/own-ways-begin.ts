import { missingOfSeller } from '@shop/contracts/seller';
import type { SettingsValues } from '@shop/contracts/settings';
import { badRequest } from '@shop/service-kit/errors';

const takesItself = ({ ownTransfer, payAtPickup }: SettingsValues) => Boolean(ownTransfer ?? payAtPickup);

/**
 * A shop must name its seller before it starts to take real money itself; one that does so already may go on.
 * @throws AppError 400 at the field of the way that is switched on
 */
export function refuseUnsaid(before: SettingsValues, after: SettingsValues): void {
  if (takesItself(before) || !takesItself(after)) return;
  const missing = missingOfSeller(after);
  if (missing.length === 0) return;
  const text = `Antes de cobrar con dinero real di quién vende, en «Quién vende». Falta: ${missing.join(', ')}.`;
  throw badRequest('Revisa los datos de la tienda.', {
    [after.ownTransfer ? 'ownTransfer.clabe' : 'payAtPickup.days']: text,
  });
}
