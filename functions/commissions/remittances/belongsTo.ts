import { fail } from '#functions/_platform/problems/problem.ts'
import type { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { type JudgedLine, judgedLine } from './judgedLine.ts'

/** A payment that was not matched, judged as one of the policy that somebody named; refused where it is not what is expected. */
export const belongsTo = async (exception: RemittanceException, policyNumber: string): Promise<JudgedLine> => {
  const { row, amount, currency, paidOn, period, reference } = exception
  const judged = await judgedLine({ row, policyNumber, amount, paidOn, reference }, { period, currency })
  return judged.verdict.kind === 'MATCHED'
    ? judged
    : fail('commission.remittanceNotOf', { data: { policyNumber, month: period } })
}
