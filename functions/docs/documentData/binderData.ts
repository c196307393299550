import type { AgencyRecord } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { binderExpiresOn } from '#shared/domain/policy/policyDates.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import type { BinderData } from '../templates/binderData.ts'
import { commonData } from './commonData.ts'
import { formsOf } from './forms.ts'
import { authorizedBy } from './issuer.ts'
import { policyCover } from './policyCover.ts'

/** What the binder of a policy says. */
export const binderData = (
  region: RegionCode,
  policy: PolicyRecord,
  agency: AgencyRecord | undefined,
  today: string,
): BinderData => {
  const boundOn = policy.boundAt.slice(0, 10)
  const cover = policyCover(policy)
  return {
    ...commonData(region, cover, agency, policy.binderNumber, today),
    binderNumber: policy.binderNumber,
    quoteNumber: policy.quoteNumber,
    boundOn,
    binderExpiry: binderExpiresOn(boundOn),
    conditions: [
      'Cover follows the terms, conditions and exclusions of the forms named here.',
      'Material changes to the risk before the policy is issued must be told to the insurer.',
    ],
    subjectivities: policy.subjectivities
      .filter(({ resolved }) => !resolved)
      .map(({ text }) => ({ text, due: 'before the policy is issued' })),
    forms: formsOf(region, cover),
    authorizedBy,
  }
}
