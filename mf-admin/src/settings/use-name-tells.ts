import { prefixOf, statementOf } from '@shop/contracts/name-tells';
import { namesSampleBrand } from '@shop/contracts/sample';
import { useRef } from 'react';
import type { Form } from './labels.ts';

const TOLD = { orderPrefix: prefixOf, statementText: statementOf };
type Told = keyof typeof TOLD;
const NAMES = Object.keys(TOLD) as Told[];

/**
 * The shop's first name also fills its names on orders and statements, unless somebody typed those; a later name
 * changes neither.
 * @returns the handlers of the name's field and the filled values; nothing when there is nothing to fill
 */
export function useNameTells({ formState, getValues, setValue, watch }: Form) {
  const { defaultValues = {} } = formState;
  const earlier = useRef('');
  const told = (key: Told, name: string) => TOLD[key](name) ?? defaultValues[key] ?? '';
  if (!namesSampleBrand(defaultValues.name ?? '')) return {};
  const onChange = () => {
    const name = getValues('name');
    for (const key of NAMES)
      if (getValues(key) === told(key, earlier.current))
        setValue(key, told(key, name), { shouldDirty: true });
    earlier.current = name;
  };
  const [prefix, statement] = watch(NAMES);
  const hint = `En tus pedidos: ${prefix}-000123. En el estado de cuenta de quien paga: ${statement}. Se cambian en Avanzado.`;
  return { onChange, onFocus: () => void (earlier.current = getValues('name')), hint };
}
