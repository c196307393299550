import type { PolicyRecord } from '#functions/policy/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { LossRun, LossRunClaim } from '#shared/contracts/policy/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { valuedAsOf } from '#shared/domain/claims/valued.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { csvOf, plainMoney } from './csv.ts'
import { inWords } from './fileWords.ts'

const longest = 240

/** A claim in a loss run; nothing of one that was filed later, or never. */
export const lossOf = (claim: ClaimRecord, asOf: CalendarDate): LossRunClaim[] => {
  const { claimNumber, filedOn, lossDate, lossDescription = '' } = claim
  if (claimNumber === undefined || filedOn === undefined || filedOn > asOf) return []
  const { status = 'FILED', ...figures } = valuedAsOf(claim, asOf)
  const description = lossDescription.replace(/\s+/g, ' ').trim()
  return [
    {
      claimNumber,
      status,
      ...(lossDate !== undefined && { lossDate }),
      reportedOn: filedOn,
      description: shortened(description, longest),
      ...figures,
    },
  ]
}

type Totals = Omit<LossRun['totals'], 'claims'>
const figures = ['paidIndemnity', 'paidExpense', 'outstanding', 'recovered', 'incurred'] as const

const totalsOf = (losses: readonly LossRunClaim[]): LossRun['totals'] => {
  const none: Totals = { paidIndemnity: 0, paidExpense: 0, outstanding: 0, recovered: 0, incurred: 0 }
  const sums = losses.reduce<Totals>(
    (sum, loss) =>
      Object.fromEntries(figures.map((each) => [each, Number(sum[each]) + loss[each]])) as unknown as Totals,
    none,
  )
  return { ...sums, claims: losses.length }
}

/** A policy and who bears it. */
interface Borne {
  readonly policy: PolicyRecord
  readonly insurer: string
}

/** The policies of a loss run with their claims, first term first, what they add up to, and the same as a table. */
export const lossRunOf = (
  policies: readonly Borne[],
  claims: readonly ClaimRecord[],
  asOf: CalendarDate,
): Pick<LossRun, 'csv' | 'policies' | 'totals'> => {
  const told = [...policies]
    .sort(({ policy: a }, { policy: b }) => (a.effectiveDate < b.effectiveDate ? -1 : 1))
    .map(({ policy, insurer }) => ({
      policyNumber: policy.policyNumber,
      effectiveDate: policy.effectiveDate,
      expirationDate: policy.expirationDate,
      premium: policy.rated.premium,
      insurer,
      claims: claims.filter(({ policyId }) => policyId === policy.id).flatMap((claim) => lossOf(claim, asOf)),
    }))
  const text = csvOf(
    [
      'Policy',
      'Insurer',
      'From',
      'To',
      'Claim',
      'Status',
      'Loss date',
      'Reported',
      'Closed',
      'Paid indemnity',
      'Paid expense',
      'Outstanding',
      'Recovered',
      'Incurred',
      'Description',
    ],
    told.flatMap(({ claims: losses, ...policy }) => {
      const start = [policy.policyNumber, policy.insurer, policy.effectiveDate, policy.expirationDate]
      if (losses.length === 0) return [[...start, 'No losses', ...Array.from({ length: 10 }, () => '')]]
      return losses.map((loss) => [
        ...start,
        ...[loss.claimNumber, inWords(loss.status), loss.lossDate ?? '', loss.reportedOn, loss.closedOn ?? ''],
        ...figures.map((each) => plainMoney(loss[each])),
        loss.description,
      ])
    }),
  )
  return {
    policies: told,
    totals: totalsOf(told.flatMap(({ claims: losses }) => losses)),
    csv: { fileName: `loss-run-${asOf}.csv`, text },
  }
}
