import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { answeringCover } from './checks.ts'
import { moneyTexts } from './moneyText.ts'
import { otherOutages } from './otherOutages.ts'
import { payableFor } from './payableFor.ts'

/**
 * Refuses a payment that is not offered as it is due, worked out anew: another that was rejected meanwhile may have borne the
 * retention for this one, or the waiting period. Answers what is written along, so that none is rejected beside it.
 * @throws claim.amountMismatch, claim.notCovered, claim.notPlaced, claim.usedFirst
 */
export const mustBeDue = async (
  claim: ClaimRecord,
  payment: ClaimPayment,
  offered: ClaimPayment['paid'],
): Promise<readonly Write[]> => {
  const { answering: terms } = await answeringCover(claim, payment.coverageId)
  const erosion = await erosionOfPolicy(terms.policyId)
  const entries = erosion.entries.filter(({ paymentId }) => paymentId !== payment.id)
  const outages = await otherOutages(claim, payment, entries)
  const due = Math.min(payment.paid, payableFor(claim, { ...payment, terms, entries, otherOutages: outages }).paid)
  if (offered === payment.paid && due === payment.paid) return [erosion.asItIs()]
  return fail('claim.amountMismatch', { data: moneyTexts({ due, offered }, claim.currency) })
}
