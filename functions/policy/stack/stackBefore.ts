import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { allocate } from '#shared/domain/money/money.ts'
import { chargedBy, standing } from '#shared/domain/policy/policyStack.ts'
import type { MoneyChange, PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { noMoney } from '#shared/domain/policy/policyTransaction.ts'
import { undoneMoney } from './cancellationTransaction.ts'
import { firstTransaction } from './firstTransaction.ts'
import { withTransaction } from './withTransaction.ts'

/** What was done to a policy, as it was kept before the eighth version. */
interface RevisionBefore {
  readonly effectiveDate: CalendarDate
  readonly type: 'Cancellation' | 'Cancellation undone' | 'Flat cancellation' | 'New Business' | 'Renewal' | 'Void'
  readonly createdBy: string
  readonly created: Instant
  readonly premium: number
}

type PolicyBefore = Omit<PolicyRecord, 'transactions'> & {
  readonly revisions: readonly RevisionBefore[]
  readonly endorsements?: readonly unknown[]
}

const manners = { Cancellation: 'PRO_RATA', 'Flat cancellation': 'FLAT', Void: 'VOID' } as const

/** The money of a cancellation that was kept as one amount, where its lines are not: all of it is premium. */
const moneyOfTotal = (policy: PolicyRecord, total: number): MoneyChange => {
  const { coverages } = chargedBy(policy.transactions)
  const parts = allocate(
    -total,
    coverages.map(({ premium }) => premium),
  )
  return {
    ...noMoney,
    coverages: coverages.map(({ coverageId }, index) => ({ coverageId, premium: 0 - (parts[index] ?? 0) })),
    premium: total,
    total,
  }
}

/** The money of the cancellation that stands, by the lines that the policy keeps of it. */
const moneyOfLines = (policy: PolicyRecord, total: number): MoneyChange => {
  const { cancellation, returnedCommissions } = policy
  const lines = cancellation?.lines
  if (lines === undefined || cancellation?.returned !== -total) return moneyOfTotal(policy, total)
  const premium = lines.reduce((sum, { key, amount }) => (key === 'premium' || key === 'tria' ? sum + amount : sum), 0)
  const fees = lines.flatMap(({ key, amount }) =>
    key === 'policyFee' || key === 'brokerFee' || key === 'additionalBrokerFee' || key === 'mgaFee'
      ? [{ key, amount: 0 - amount }]
      : [],
  )
  const taxes = lines.flatMap(({ key, amount }) =>
    key === 'premium' || key === 'tria' || fees.some((fee) => fee.key === key)
      ? []
      : [{ key: key as MoneyChange['taxes'][number]['key'], amount: 0 - amount }],
  )
  return {
    ...moneyOfTotal(policy, 0 - premium),
    fees,
    taxes,
    total,
    commission: 0 - (returnedCommissions?.commission ?? 0),
    carrierCommission: 0 - (returnedCommissions?.carrierCommission ?? 0),
  }
}

const lastCancellation = ({ transactions }: PolicyRecord): PolicyTransaction | undefined =>
  standing(transactions).findLast(({ kind }) => kind === 'CANCELLATION')

const followed = (policy: PolicyRecord, revision: RevisionBefore, isLast: boolean): PolicyRecord => {
  const { effectiveDate, created: known, createdBy: by, premium, type } = revision
  const made = { effectiveDate, known, by }
  if (type === 'New Business' || type === 'Renewal') return policy
  if (type === 'Cancellation undone') {
    const undone = lastCancellation(policy)
    return undone === undefined
      ? policy
      : withTransaction(policy, {
          ...made,
          kind: 'REVERSAL',
          reverses: undone.revision,
          endsOn: null,
          money: undoneMoney(undone.money),
        })
  }
  return withTransaction(policy, {
    ...made,
    kind: 'CANCELLATION',
    manner: manners[type],
    ...(policy.cancellation !== undefined && isLast && { reason: policy.cancellation.reason }),
    endsOn: effectiveDate,
    money: isLast ? moneyOfLines(policy, premium) : moneyOfTotal(policy, premium),
  })
}

/** A policy that kept revisions: they become its transactions, the first read off what the policy has. */
export const withStack = ({ revisions, endorsements: _, ...policy }: PolicyBefore): PolicyRecord => {
  const [first] = revisions
  const made = firstTransaction(policy, {
    by: first?.createdBy ?? policy.createdBy,
    known: first?.created ?? policy.boundAt,
  })
  return revisions.reduce<PolicyRecord>(
    (stacked, revision, index) => followed(stacked, revision, index === revisions.length - 1),
    { ...policy, transactions: [made] },
  )
}
