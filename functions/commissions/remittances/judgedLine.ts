import type { Stored } from '#functions/_platform/storage/record.ts'
import { expectedCommission } from '#functions/ledger/public.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import type { RemittanceLine } from '#shared/contracts/commissions/remittance.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { afterPayment, judgePayment, remittanceTolerance, type Verdict } from '#shared/domain/ledger/remittance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import { matchIdOf, type RemittanceMatch, remittanceMatches } from '../store/remittanceMatches.ts'
import type { ReadLine } from './readRemittance.ts'

/** A line held against what is expected now. */
export interface JudgedLine {
  readonly line: RemittanceLine
  readonly verdict: Verdict
  readonly policy?: PolicyRecord | undefined
  /** What was remitted of it before as it is kept, and after; none where the policy is not known. */
  readonly match?: {
    readonly before: Stored<RemittanceMatch> | undefined
    readonly after: RemittanceMatch
    /** What is expected more than when something was last booked. */
    readonly expectedMore: MinorUnits
  }
}

interface Within {
  readonly period: Month
  readonly currency: Currency
  /** What lines before it in the same file have made of a match; those are not kept yet. */
  readonly sofar?: Map<string, RemittanceMatch>
}

/** Holds a payment against what is expected of its policy and month, and what was remitted of it. */
export const judgedLine = async (read: ReadLine, { period, currency, sofar }: Within): Promise<JudgedLine> => {
  const { amount, reference } = read
  const tolerance = remittanceTolerance[currency]
  const policy = await policyByNumber(read.policyNumber.toUpperCase())
  if (policy === undefined) {
    const verdict = judgePayment(amount, { reference, remitted: undefined, tolerance })
    return { verdict, line: { ...read, verdict: verdict.kind, difference: verdict.difference } }
  }
  const id = matchIdOf(policy.id, period)
  const [before, expected] = await Promise.all([remittanceMatches.byId(id), expectedCommission(policy.id, period)])
  const known = sofar?.get(id) ?? before
  const remitted = { expected, paid: known?.paid ?? 0, references: known?.references ?? [] }
  const verdict = judgePayment(amount, { reference, remitted, tolerance })
  const after = { ...known, ...afterPayment(remitted, read, verdict), id, policyId: policy.id, period }
  sofar?.set(id, after)
  return {
    policy,
    verdict,
    line: {
      ...read,
      policyNumber: policy.policyNumber,
      policyId: policy.id,
      companyName: policy.companyName,
      expected: expected - remitted.paid,
      verdict: verdict.kind,
      difference: verdict.difference,
    },
    match: { before, after, expectedMore: expected - (before?.expected ?? 0) },
  }
}
