import { z } from 'zod'
import { products } from '#shared/regions/products.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { AgencyId, CommissionAgreementId } from '../ids/ids.ts'
import { commissionTerms } from './commissionTerms.ts'

/** Commission is earned as its premium is paid, or with the premium that is written (rule: commission-as-paid). */
export const commissionManners = ['AS_PAID', 'AS_WRITTEN'] as const
export type CommissionManner = (typeof commissionManners)[number]

/** What a share is in percent of: the commission, or the premium, of which it is so many points. */
export const shareBases = ['COMMISSION', 'PREMIUM'] as const

const { floor, cap } = commissionTerms
const step = 0.25

/** The commission of an agency in percent of the premium. */
export const CommissionPercent = z
  .number()
  .min(floor, `must be at least ${floor}%`)
  .max(cap, `must be at most ${cap}%`)
  .multipleOf(step, `must be a multiple of ${step}%`)

/** What of an agency's commission another one has: its wholesaler, or an agency below it. */
export const CommissionShare = z.strictObject({
  agencyId: AgencyId,
  basis: z.enum(shareBases),
  percent: z.number().min(0.25, 'must be at least 0.25%').max(100, 'must be at most 100%').multipleOf(step),
})
export type CommissionShare = z.infer<typeof CommissionShare>

/** Most agencies that share one commission. */
export const mostShares = 4

/** What is agreed with an agency of the commission on one product, or on all that have no agreement of their own. */
export const CommissionAgreementTerms = z.strictObject({
  product: z.enum(products).nullable().describe('None is every product without an agreement of its own.'),
  newPercent: CommissionPercent.describe('On new business.'),
  renewalPercent: CommissionPercent.describe('On renewals.'),
  effectiveFrom: CalendarDate.describe('Of policies that begin on this day or later.'),
  effectiveUntil: CalendarDate.nullable().describe('The day from which it is over.'),
  manner: z.enum(commissionManners),
  shares: z.array(CommissionShare).max(mostShares),
})
export type CommissionAgreementTerms = z.infer<typeof CommissionAgreementTerms>

/** By what the commission on a quote or a policy stands: an agreement as it was on the day. */
export const AgreedCommission = z.object({
  agreementId: CommissionAgreementId,
  revision: z.int(),
  product: z.enum(products).nullable(),
  percent: z.number(),
  manner: z.enum(commissionManners),
  shares: z.array(CommissionShare),
})
export type AgreedCommission = z.infer<typeof AgreedCommission>

/** By what a commission stands: the standard, an agreement, or what was agreed on the quote beside them. */
export const commissionBases = ['STANDARD', 'AGREEMENT', 'DEVIATION'] as const

/** The commission of a quote or a policy. */
export interface StandingCommission {
  /** What was agreed on the quote. */
  readonly commissionPercent?: number | undefined
  readonly commissionAgreement?: AgreedCommission | undefined
}

/** The commission in percent of the premium, and by what it stands. */
export const commissionOf = ({
  commissionPercent,
  commissionAgreement: agreed,
}: StandingCommission): { readonly percent: number; readonly basis: (typeof commissionBases)[number] } => {
  const otherwise = agreed?.percent ?? commissionTerms.standard
  const percent = commissionPercent ?? otherwise
  return { percent, basis: percent !== otherwise ? 'DEVIATION' : agreed === undefined ? 'STANDARD' : 'AGREEMENT' }
}

type Span = Pick<CommissionAgreementTerms, 'effectiveFrom' | 'effectiveUntil'>

/** Whether an agreement holds on a day. */
export const agreedOn = ({ effectiveFrom, effectiveUntil }: Span, day: CalendarDate): boolean =>
  effectiveFrom <= day && (effectiveUntil === null || day < effectiveUntil)

const meet = (a: Span, b: Span): boolean =>
  (b.effectiveUntil === null || a.effectiveFrom < b.effectiveUntil) &&
  (a.effectiveUntil === null || b.effectiveFrom < a.effectiveUntil)

/** The agreement beside which another one cannot stand: of the same product, with a day in common. */
export const overlapped = <Agreement extends CommissionAgreementTerms>(
  next: CommissionAgreementTerms,
  others: readonly Agreement[],
): Agreement | undefined => others.find((each) => each.product === next.product && meet(each, next))

/** The agreement by which commission stands on a day: that of the product before that of all. */
export const agreementOn = <Agreement extends CommissionAgreementTerms>(
  agreements: readonly Agreement[],
  { product, day }: { readonly product: CommissionAgreementTerms['product']; readonly day: CalendarDate },
): Agreement | undefined => {
  const those = agreements.filter((each) => agreedOn(each, day))
  return those.find((each) => each.product === product) ?? those.find((each) => each.product === null)
}

/** What of a commission a share is, 0 to 1: points of the premium are measured by the commission on it. */
export const shareOf = ({ basis, percent }: CommissionShare, commissionPercent: number): number =>
  basis === 'COMMISSION' ? percent / 100 : percent / commissionPercent

/** What of a commission is passed on to others, 0 to 1 where the shares can be kept. */
export const passedOn = (shares: readonly CommissionShare[], commissionPercent: number): number =>
  shares.reduce((sum, share) => sum + shareOf(share, commissionPercent), 0)

/** Whether the shares of others leave the agency nothing below zero. */
export const canBeShared = (shares: readonly CommissionShare[], commissionPercent: number): boolean =>
  passedOn(shares, commissionPercent) <= 1 + 1e-9

/** What of the premium an agency has of a commission, in percent to a ten-thousandth. */
export const ownPercent = (
  agencyId: string,
  {
    of,
    percent,
    shares,
  }: { readonly of: string; readonly percent: number; readonly shares: readonly CommissionShare[] },
): number => {
  const share =
    agencyId === of
      ? Math.max(0, 1 - passedOn(shares, percent))
      : passedOn(
          shares.filter((each) => each.agencyId === agencyId),
          percent,
        )
  return Math.round(percent * share * 10_000) / 10_000
}

/** The least commission, in percent of the premium, of which the shares can be kept; undefined where none is too little. */
export const leastPercentFor = (shares: readonly CommissionShare[]): number | undefined => {
  const points = shares.reduce((sum, { basis, percent }) => sum + (basis === 'PREMIUM' ? percent : 0), 0)
  const part = shares.reduce((sum, { basis, percent }) => sum + (basis === 'COMMISSION' ? percent / 100 : 0), 0)
  if (points === 0) return undefined
  // What is whole but for the last digit of a division is whole.
  return Math.ceil(points / (1 - part) / step - 1e-9) * step
}

/** What is wrong with an agreement by itself, and where. */
export const faultsOfAgreement = (
  agencyId: string,
  { effectiveFrom, effectiveUntil, newPercent, renewalPercent, shares }: CommissionAgreementTerms,
): { readonly path: (string | number)[]; readonly detail: string }[] => [
  ...(effectiveUntil !== null && effectiveUntil <= effectiveFrom
    ? [{ path: ['effectiveUntil'], detail: 'It is over before it begins' }]
    : []),
  ...shares.flatMap((share, index) => {
    if (share.agencyId === agencyId)
      return [{ path: ['shares', index, 'agencyId'], detail: 'What is left is the agency’s own: leave it out' }]
    return shares.findIndex((each) => each.agencyId === share.agencyId) < index
      ? [{ path: ['shares', index, 'agencyId'], detail: 'This agency has a share already' }]
      : []
  }),
  ...(canBeShared(shares, Math.min(newPercent, renewalPercent))
    ? []
    : [{ path: ['shares'], detail: 'The shares come to more than the commission' }]),
]
