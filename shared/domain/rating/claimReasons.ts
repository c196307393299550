import type { RegionCode } from '../../regions/code.ts'
import { regionOf } from '../../regions/regions.ts'
import { formatMoney } from '../money/money.ts'
import { type ClaimExperience, netOf } from './claimExperience.ts'
import type { ReferralReason } from './referralReason.ts'

/** What claims of the last three years may cost together before an underwriter looks at the cost itself, net of recoveries; whole units. */
export const mostClaimsCost: Readonly<Record<RegionCode, number>> = { us: 25_000, uk: 20_000, au: 40_000 }

interface ClaimRule extends Pick<ReferralReason, 'cure' | 'message' | 'ruleId'> {
  /** The figures behind what is looked at, said after the message. */
  readonly detail?: (experience: ClaimExperience, region: RegionCode) => string
  readonly figure: (experience: ClaimExperience) => number
  readonly threshold: (region: RegionCode) => number
}

/** Rules about claims under our own policies; what was declared of others has its own (rule: referral-rules). */
export const claimRules: readonly ClaimRule[] = [
  {
    ruleId: 'referral.claims',
    figure: ({ claims }) => claims,
    threshold: () => 0,
    message: 'Claims under policies of the company cost something within the last three years',
    cure: 'Tell what was done since; an underwriter reads the claims and must release the quote.',
  },
  {
    ruleId: 'referral.claimsCost',
    figure: (experience) => Math.round(netOf(experience) / 100),
    threshold: (region) => mostClaimsCost[region],
    message: 'Claims of the last three years cost more, net of recoveries, than the programme bears by itself',
    detail: ({ incurred, recovered }, region) => {
      const { currency, locale } = regionOf(region)
      const money = (amount: number) => formatMoney(amount, currency, locale)
      const back = recovered === 0 ? 'of which nothing has been recovered' : `less ${money(recovered)} recovered`
      return `${money(incurred)} paid and outstanding, ${back}`
    },
    cure: 'An underwriter must release the quote.',
  },
  {
    ruleId: 'referral.openClaim',
    figure: ({ open }) => open,
    threshold: () => 0,
    message: 'A claim under a policy of the company is open',
    cure: 'Wait until the claim is closed, or have an underwriter release the quote.',
  },
]

/** Why an underwriter looks at a quote for what claims its company had with us. */
export const claimReasons = (experience: ClaimExperience, region: RegionCode): ReferralReason[] =>
  claimRules
    .filter(({ figure, threshold }) => figure(experience) > threshold(region))
    .map(({ ruleId, figure, threshold, message, detail, cure }) => ({
      ruleId,
      input: figure(experience),
      threshold: threshold(region),
      message: detail === undefined ? message : `${message}: ${detail(experience, region)}`,
      cure,
      outcome: 'REFERRED',
    }))

/** Whether a reason is one of claims. */
export const isOfClaims = ({ ruleId }: Pick<ReferralReason, 'ruleId'>): boolean =>
  claimRules.some((rule) => rule.ruleId === ruleId)

/** What of a reason of claims a quote was judged with; nothing where it did not stand. */
export const judgedClaims = (judged: readonly ReferralReason[], { ruleId }: Pick<ReferralReason, 'ruleId'>): number => {
  const input = judged.find((each) => each.ruleId === ruleId)?.input
  return typeof input === 'number' ? input : 0
}

/** The reasons of claims that are graver than when a quote was judged; a claim that was closed since is no news. */
export const graverClaims = (judged: readonly ReferralReason[], now: readonly ReferralReason[]): ReferralReason[] =>
  now.filter((reason) => isOfClaims(reason) && Number(reason.input) > judgedClaims(judged, reason))
