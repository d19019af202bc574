import {
  CONSENT_SOURCE_LABEL,
  CONSENT_STATE_LABEL,
  PURPOSE_LABEL,
  type ConsentSource,
} from '@shop/contracts/consent-words';
import type { CsvColumns } from '@shop/service-kit/csv';
import { minuteOf } from '@shop/service-kit/days';
import type { ConsentRow } from './consent.model.ts';

export const CONSENT_COLUMNS: CsvColumns<ConsentRow> = [
  ['Correo', ({ email }) => email],
  ['Aviso', ({ purpose }) => PURPOSE_LABEL[purpose]],
  ['Producto', ({ name }) => name],
  ['Desde', ({ source }) => CONSENT_SOURCE_LABEL[source as ConsentSource] ?? source],
  ['Fecha', ({ at }) => minuteOf(at)],
  ['Estado', ({ state }) => CONSENT_STATE_LABEL[state]],
];
