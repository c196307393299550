import type { RegionCode } from '#shared/regions/code.ts'
import type { ErpRate } from '../../../rating/rateBook.ts'
import { noticeDays } from '../../cancellationRules.ts'
import { coolingOffOf } from '../../coolingOff.ts'
import { erpRuleOf } from '../../erpRules.ts'
import { returnRuleOf } from '../../returnRules.ts'
import type { Clause, Part } from '../wording.ts'

const surplusKept = returnRuleOf({ region: 'us', surplus: true }).minimumEarned
const percentOf = (part: number): string => `${Math.round(part * 100)}%`
const coolingOffDays = (region: RegionCode): number => coolingOffOf(region)?.days ?? 0

const cancellation = (region: RegionCode): Clause[] => [
  {
    title: 'Cancellation by you',
    text: 'The Named Insured may cancel this policy by telling us in writing from which day on. No notice is needed beforehand.',
  },
  {
    title: 'Cancellation by us',
    text: {
      us: `We may cancel this policy by written notice to the Named Insured at the address shown in the Declarations, ${noticeDays('nonPayment', { region })} days beforehand where premium is not paid and ${noticeDays('insurer', { region })} days beforehand for another reason that the law allows. The amendatory endorsement of your state may give you longer. A notice for premium that is not paid takes effect after the day on which it was due.`,
      uk: `We may cancel this policy by written notice to the Named Insured at the address shown in the Schedule, ${noticeDays('nonPayment', { region })} days beforehand where premium is not paid and ${noticeDays('insurer', { region })} days beforehand for another valid reason, which we will state.`,
      au: `We may cancel this policy where the Insurance Contracts Act 1984 allows it, by written notice to the Named Insured at the address shown in the Schedule, ${noticeDays('nonPayment', { region })} days beforehand where premium is not paid and ${noticeDays('insurer', { region })} days beforehand for another reason, which we will state.`,
    },
  },
  {
    title: 'What is returned',
    text: {
      us: `When we cancel this policy, or premium is not paid, we return the premium for the days that are left. When you cancel it, we return less: what the customary short-rate table leaves, and on surplus lines paper we keep ${percentOf(surplusKept)} of the total policy premium, including endorsements, at least, unless the amendatory endorsement of your state has another rule. Of the taxes we return what exceeds the tax on what we keep. Fees that are earned in full when the policy is issued are not returned. Where cover never began, everything is.`,
      uk: 'When this policy is canceled we return the premium for the days that are left, and of the taxes what exceeds the tax on what we keep. Fees that are earned in full when the policy is issued are not returned. Where cover never began, everything is.',
      au: 'When this policy is canceled we return the premium for the days that are left, and of the taxes what exceeds the tax on what we keep. Fees that are earned in full when the policy is issued are not returned. Where cover never began, everything is.',
    },
  },
  {
    title: 'Cooling off',
    only: ['uk', 'au'],
    text: {
      us: '',
      uk: `You may give this insurance back within ${coolingOffDays('uk')} days of the day on which cover began, or was confirmed to you if that is later, by telling us in writing, unless you have made a claim. You get back the premium for the days that are left, and every fee.`,
      au: `You may return this insurance within ${coolingOffDays('au')} days of the day on which cover began, or was confirmed to you if that is later, by telling us in writing, unless you have made a claim. You get back all that you paid: premium, fees, taxes and duties.`,
    },
  },
]

const listed = (items: readonly string[]): string => `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`

const reporting = (region: RegionCode, rates: readonly ErpRate[]): Clause => ({
  title: 'Extended reporting period',
  text: `When this policy ends and we do not renew it, or it is canceled, the Named Insured may buy a longer time to report claims: ${listed(rates.map(({ months }) => String(months)))} months from the end. It must be asked for in writing within ${erpRuleOf({ region }).windowDays} days of the end, and what is owed must be paid. It is not available where this policy was canceled because premium was not paid or for misrepresentation, nor where another policy renews it. It insures only claims for what was done or happened before the end, adds nothing to the limits, and its price is earned in full at once.`,
})

/** How a policy ends, and what may be reported afterwards: by the notice that the rules give, and the options that rates have. */
export const endingPart = (region: RegionCode, rates: readonly ErpRate[]): Part => ({
  title: 'When this policy ends',
  clauses: [...cancellation(region), ...(rates.length > 0 ? [reporting(region, rates)] : [])],
})
