import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '../money/money.ts'
import { postingsForDeposit } from './paymentPostings.ts'
import { credit, debit, makePosting, type Posting } from './posting.ts'

/** Who sends commission of a carrier: the carrier itself, or the processor that pays for it. */
export const remittanceSources = ['CARRIER', 'PROCESSOR'] as const

/** Up to this what was paid may differ from what was expected (decision: remittance-tolerance). Minor units. */
export const remittanceTolerance: Readonly<Record<Currency, MinorUnits>> = { USD: 100, GBP: 100, AUD: 150 }

/** What a line of a remittance is: as expected, or why somebody has to look at it. */
export const exceptionKinds = ['SHORT', 'OVER', 'UNMATCHED', 'TWICE'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]
export const lineVerdicts = ['MATCHED', ...exceptionKinds] as const

/** What is done about an exception: settled with money, the sender's figure accepted, or the difference borne. */
export const resolutions = ['SETTLE', 'ACCEPT', 'WRITE_OFF'] as const
export type Resolution = (typeof resolutions)[number]

/** What was remitted of a policy's commission of a month so far; minor units. */
export interface Remitted {
  readonly expected: MinorUnits
  readonly paid: MinorUnits
  /** The senders' references of what was paid, with its amount. */
  readonly references: readonly string[]
}

/** How a payment is known again: by its sender's reference and its amount. */
export const paymentKey = ({
  amount,
  reference,
}: {
  readonly amount: MinorUnits
  readonly reference: string
}): string => `${reference.trim().toUpperCase()}|${amount}`

export interface Verdict {
  readonly kind: (typeof lineVerdicts)[number]
  /** What is put against what is expected. */
  readonly applied: MinorUnits
  /** Applied less what was left to be expected where it is not settled by tolerance; what is not applied, in suspense. */
  readonly difference: MinorUnits
}

/** What a payment of a policy's commission of a month is; `remitted` is undefined where the policy is not known. */
export const judgePayment = (
  amount: MinorUnits,
  {
    reference,
    remitted,
    tolerance,
  }: {
    readonly reference: string
    readonly remitted: Remitted | undefined
    readonly tolerance: MinorUnits
  },
): Verdict => {
  if (remitted === undefined) return { kind: 'UNMATCHED', applied: 0, difference: amount }
  const { expected, paid, references } = remitted
  const left = expected - paid
  const isAgain =
    references.includes(paymentKey({ amount, reference })) || (references.length > 0 && Math.abs(left) <= tolerance)
  if (isAgain) return { kind: 'TWICE', applied: 0, difference: amount }
  if (expected === 0) return { kind: 'UNMATCHED', applied: 0, difference: amount }
  const difference = amount - left
  if (Math.abs(difference) <= tolerance) return { kind: 'MATCHED', applied: left, difference }
  return difference < 0 ? { kind: 'SHORT', applied: amount, difference } : { kind: 'OVER', applied: left, difference }
}

/** What is remitted after a payment was judged. */
export const afterPayment = (
  remitted: Remitted,
  { amount, reference }: { readonly amount: MinorUnits; readonly reference: string },
  { kind, applied }: Verdict,
): Remitted => ({
  ...remitted,
  paid: remitted.paid + applied,
  references: kind === 'TWICE' ? remitted.references : [...remitted.references, paymentKey({ amount, reference })],
})

/**
 * Commission that a carrier remits itself is receivable, and its premium payable to it in full; booked as it is first
 * remitted. A change of what is expected since is booked with the next payment.
 */
export const postingsForExpected = (amount: MinorUnits): Posting[] =>
  amount === 0
    ? []
    : [
        makePosting('Commission to be remitted by the carrier', [
          debit('carrierCommissionReceivable', amount),
          credit('carrierPayableRemitted', amount),
        ]),
      ]

/**
 * What came: what was expected is received, what is more lies in suspense until somebody decides, and what differs within
 * the tolerance is borne or kept at once. The money of a policy is taken to the trust account with all of its money;
 * nobody takes there what is of none, so that it is booked into it at once.
 */
export const postingsForRemitted = (
  amount: MinorUnits,
  { kind, applied }: Verdict,
  { ofPolicy }: { readonly ofPolicy: boolean },
): Posting[] =>
  [
    makePosting('Commission remitted', [
      debit('cashClearing', amount),
      credit('carrierCommissionReceivable', applied),
      credit(kind === 'MATCHED' ? 'remittanceDifferences' : 'remittanceSuspense', amount - applied),
    ]),
    ...(ofPolicy ? [] : postingsForDeposit(amount)),
  ].filter(({ lines }) => lines.length > 0)

/** What each kind of exception is resolved by, as postings of its difference, which for a shortage is below zero. */
const resolved: Readonly<Record<'SHORT' | 'SUSPENDED', Readonly<Record<Resolution, (amount: MinorUnits) => Posting>>>> =
  {
    SHORT: {
      SETTLE: (amount) =>
        makePosting('Commission received after all', [
          debit('cashClearing', amount),
          credit('carrierCommissionReceivable', amount),
        ]),
      ACCEPT: (amount) =>
        makePosting('Commission less than expected, accepted', [
          debit('carrierPayableRemitted', amount),
          credit('carrierCommissionReceivable', amount),
        ]),
      WRITE_OFF: (amount) =>
        makePosting('Commission not received, written off', [
          debit('remittanceDifferences', amount),
          credit('carrierCommissionReceivable', amount),
        ]),
    },
    SUSPENDED: {
      SETTLE: (amount) =>
        makePosting('Commission sent back', [debit('remittanceSuspense', amount), credit('cashClearing', amount)]),
      ACCEPT: (amount) =>
        makePosting('Commission more than expected, accepted', [
          debit('remittanceSuspense', amount),
          credit('carrierPayableRemitted', amount),
        ]),
      WRITE_OFF: (amount) =>
        makePosting('Commission not claimed, kept', [
          debit('remittanceSuspense', amount),
          credit('remittanceDifferences', amount),
        ]),
    },
  }

/** An exception as far as its money goes; what is of no policy lies in trust since it came. */
interface Excepted {
  readonly kind: ExceptionKind
  readonly difference: MinorUnits
  readonly ofPolicy: boolean
}

/**
 * The postings by which an exception is resolved: what was short is no longer receivable, what was in suspense no longer
 * there, and what is sent back leaves by the account in which it lies.
 */
export const postingsForResolution = ({ kind, difference, ofPolicy }: Excepted, resolution: Resolution): Posting[] => {
  if (difference === 0) return []
  if (kind === 'SHORT') return [resolved.SHORT[resolution](0 - difference)]
  const isSentBack = resolution === 'SETTLE' && !ofPolicy
  return [resolved.SUSPENDED[resolution](difference), ...(isSentBack ? postingsForDeposit(0 - difference) : [])]
}

/** A payment in suspense is found to be what was expected of a policy; what differs within the tolerance is borne or kept. */
export const postingsForMatched = (amount: MinorUnits, applied: MinorUnits): Posting[] => [
  makePosting('Commission matched', [
    debit('remittanceSuspense', amount),
    credit('carrierCommissionReceivable', applied),
    credit('remittanceDifferences', amount - applied),
  ]),
]
