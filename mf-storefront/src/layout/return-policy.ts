import { RETURNS } from '@shop/contracts/legal';
import type { Settings } from '@shop/contracts/settings';
import type { MerchantReturnPolicy } from 'schema-dts';

type Said = Pick<Settings, 'returnDays' | 'freeReturns'> & { origin: string };

/** The return policy for search engines, if the owner has set one. */
export const returnPolicyOf = ({
  returnDays,
  freeReturns,
  origin,
}: Said): MerchantReturnPolicy | undefined => {
  if (returnDays === undefined) return undefined;
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'MX',
    returnPolicyCountry: 'MX',
    merchantReturnLink: origin + RETURNS.path,
  } as const;
  if (returnDays === 0)
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnFees: `https://schema.org/${freeReturns ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
};
