import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { whoMay } from '#shared/domain/claims/claimAuthority.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { mayPayUnder } from '#shared/records/claim/claimStatus.ts'
import { coverOf } from '../desk/coverOf.ts'
import { authorityFor } from './authorityFor.ts'
import { moneyTexts } from './moneyText.ts'

/** More entries of a kind make the file too large to be kept in one. */
export const mostEntries = 200

/** Refuses an amount above the actor's letter of authority, and says who may; a jump never lifts. */
export const mustHaveAuthority = (
  actor: Actor,
  decision: 'payment' | 'reserve',
  { amount, currency }: { readonly amount: MinorUnits; readonly currency: ClaimRecord['currency'] },
): void => {
  const limit = authorityFor(actor, decision, currency)
  if (amount <= limit) return
  fail('claim.aboveAuthority', {
    data: {
      ...moneyTexts({ amount, limit }, currency),
      who: whoMay(amount, decision, currency).join(' or ') || 'Nobody alone',
    },
  })
}

/** Refuses a payment before somebody has said that there is cover. */
export const mustBeAccepted = ({ coveragePosition: position }: ClaimRecord): void => {
  if (!mayPayUnder(position))
    fail('claim.notAccepted', { data: { position: position.toLowerCase().replace(/_/g, ' ') } })
}

/** The cover of a claim under a coverage that answers, with the terms of those that do; refused where that one does not. */
export const answeringCover = async (claim: ClaimRecord, coverageId: number) => {
  const cover = (await coverOf(claim)) ?? fail('claim.notPlaced')
  const answering = cover.coverages.filter(({ answers }) => answers)
  const coverage = answering.find((each) => each.coverageId === coverageId)
  return {
    ...cover,
    answering: { ...cover.terms, coverages: answering },
    coverage: coverage ?? fail('claim.notCovered'),
  }
}

/** The payment of a claim in one of the statuses that a step begins in. */
export const paymentIn = (
  claim: ClaimRecord,
  paymentId: string,
  statuses: readonly ClaimPayment['status'][],
): ClaimPayment => {
  const payment = claim.payments.find(({ id }) => id === paymentId) ?? fail('claim.paymentNotFound')
  if (!statuses.includes(payment.status)) fail('claim.paymentMoved', { data: { status: payment.status.toLowerCase() } })
  return payment
}

/** The claim with one of its payments changed. */
export const withPayment = (claim: ClaimRecord, changed: ClaimPayment): ClaimRecord => ({
  ...claim,
  payments: claim.payments.map((payment) => (payment.id === changed.id ? changed : payment)),
})
