import { deliveryPlanForm } from '@shop/contracts/delivery-plan';
import { placesWithout, type DeliveryPlan, type DeliveryWay } from '@shop/contracts/delivery-ways';
import { FIRST_WAY } from '@shop/contracts/told-ways';
import { moveEntry } from '../list/move-entry.ts';
import type { Form } from '../settings/labels.ts';

const FIRST_PLAN: DeliveryPlan = { ways: [FIRST_WAY] };

/** Removes places from `leftOut` that a way serves. */
const tidied = ({ leftOut = [], ...plan }: DeliveryPlan): DeliveryPlan => {
  const unserved = placesWithout(plan.ways);
  const meant = leftOut.filter((state) => unserved.some((place) => place.state === state));
  return { ...plan, ...(meant.length > 0 && { leftOut: meant }) };
};

/** The ways to deliver as they stand in the form of the settings. */
export const usePlan = (form: Form) => {
  const plan = (form.watch('deliveryWays') as DeliveryPlan | null | undefined) ?? FIRST_PLAN;
  const { ways, leftOut = [] } = plan;
  const set = (next: DeliveryPlan) =>
    form.setValue('deliveryWays', next.ways.length > 0 ? tidied(next) : null, { shouldDirty: true });
  const setWays = (changed: DeliveryWay[]) => set({ ...plan, ways: changed });
  const unserved = placesWithout(ways);
  const { error } = deliveryPlanForm.safeParse(plan);
  return {
    plan,
    /** Why the plan cannot be stored; places without a way are listed separately. */
    problems: (error?.issues ?? [])
      .filter(({ path }) => path[0] !== 'leftOut')
      .map(({ path, message }) => {
        const way = ways[Number(path[1])];
        return way ? `${way.name}: ${message}` : message;
      }),
    unserved: unserved.filter(({ state }) => !leftOut.includes(state)),
    meant: unserved.filter(({ state }) => leftOut.includes(state)),
    leaveOut: () => set({ ...plan, leftOut: unserved.map(({ state }) => state) }),
    put: (way: DeliveryWay) => {
      const at = ways.findIndex(({ id }) => id === way.id);
      setWays(at < 0 ? [...ways, way] : ways.toSpliced(at, 1, way));
    },
    remove: (at: number) => setWays(ways.toSpliced(at, 1)),
    move: (at: number, to: number) => setWays(moveEntry(ways, at, to)),
  };
};
export type Plan = ReturnType<typeof usePlan>;
