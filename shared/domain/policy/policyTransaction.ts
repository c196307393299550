import { z } from 'zod'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { Instant } from '../calendar/instant.ts'
import { DocumentId } from '../ids/ids.ts'
import { CoveragePremium, PremiumFee, taxKeys } from '../rating/ratedPremium.ts'

/** What can happen to a policy: a policy is these, one after the other, and nothing else (rule: policy-stack). */
export const transactionKinds = [
  'NEW_BUSINESS',
  'RENEWAL',
  'ENDORSEMENT',
  'NON_PREMIUM',
  'BROKER_OF_RECORD',
  'EXTENDED_REPORTING',
  'CANCELLATION',
  'REINSTATEMENT',
  'RESCISSION',
  'REVERSAL',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

/**
 * How premium is returned by a cancellation (rule: return-manner): by days, by the short rate, less the premium that is earned
 * at least, nearly all of it in the cooling-off time, or all of it.
 */
export const cancellationManners = ['PRO_RATA', 'SHORT_RATE', 'MINIMUM_EARNED', 'COOLING_OFF', 'FLAT', 'VOID'] as const
export type CancellationManner = (typeof cancellationManners)[number]

/** A single term of a policy: `coverages.14.limit` is 1000000. */
export const Leaf = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type Leaf = z.infer<typeof Leaf>

/** A term before and after; one that is not there has no value at all, which is not the same as null. */
export const TermChange = z.object({ field: z.string(), before: Leaf.optional(), after: Leaf.optional() })
export type TermChange = z.infer<typeof TermChange>

/** What cover costs by coverage for a whole term, were it so from first day to last; of the days from `from` on. */
export const PriceFrom = z.object({ from: CalendarDate, coverages: z.array(CoveragePremium) })
export type PriceFrom = z.infer<typeof PriceFrom>

/** What a transaction changes of what is charged, minor units: more above zero, less below. Commissions are parts of the premium. */
export const MoneyChange = z.object({
  coverages: z.array(CoveragePremium),
  premium: MinorUnits,
  fees: z.array(PremiumFee),
  taxes: z.array(z.object({ key: z.enum(taxKeys), amount: MinorUnits })),
  total: MinorUnits,
  commission: MinorUnits,
  carrierCommission: MinorUnits,
})
export type MoneyChange = z.infer<typeof MoneyChange>

/**
 * One transaction of a policy. It is written once and never changed: `effectiveDate` is the day from which it counts, 12:01
 * AM where the insured is, `known` when it was made. `prices` are the days it prices anew, later ones included where it came
 * out of their sequence. `endsOn` is the day on which cover ends from then on; null gives the term's own end back.
 */
export const PolicyTransaction = z.object({
  revision: z.int(),
  kind: z.enum(transactionKinds),
  manner: z.enum(cancellationManners).optional(),
  effectiveDate: CalendarDate,
  known: Instant,
  by: z.string(),
  reason: z.string().optional(),
  changes: z.array(TermChange),
  prices: z.array(PriceFrom),
  endsOn: CalendarDate.nullable().optional(),
  money: MoneyChange,
  /** Days that a reinstatement leaves without cover: from the first of them until the one on which cover is back. */
  gap: z.object({ from: CalendarDate, until: CalendarDate }).optional(),
  /** What the insured signed for it. */
  letterId: DocumentId.optional(),
  /** The revision that this one takes back. */
  reverses: z.int().optional(),
  documents: z.array(DocumentId),
  /** The ledger's postings of it. */
  postings: z.array(z.string()),
})
export type PolicyTransaction = z.infer<typeof PolicyTransaction>

/** What moves no money. */
export const noMoney: MoneyChange = {
  coverages: [],
  premium: 0,
  fees: [],
  taxes: [],
  total: 0,
  commission: 0,
  carrierCommission: 0,
}
