import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { ClaimPayment, ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { requestClaimPayment } from '#shared/contracts/claims/money.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import { ClaimPaymentId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { answeringCover, mostEntries, mustBeAccepted } from './checks.ts'
import { moneyTexts } from './moneyText.ts'
import { mustBeClear } from './mustBeClear.ts'
import { otherOutages } from './otherOutages.ts'
import { payableFor } from './payableFor.ts'

/** What is asked for, and of which vendor's invoice where it is of one. */
type Asked = BodyOf<typeof requestClaimPayment> & Pick<ClaimPayment, 'vendorInvoiceId'>

interface AskedFor {
  readonly payment: ClaimPayment
  /** The claim with the payment. */
  readonly after: ClaimRecord
  /** What is written along: it takes of the policy from now on. */
  readonly writes: readonly Write[]
  /** Who may approve it is to know that it waits. */
  readonly asks: DomainEvent
}

/**
 * A payment of a claim as it is asked for: of a coverage that answers, to whom one may pay, within its limit and what is
 * reserved of its kind. What is due follows from retention, waiting period and limits; somebody else approves it.
 */
export const askedPayment = async (
  claim: ClaimRecord,
  asked: Asked,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<AskedFor> => {
  const { kind, coverageId, amount } = asked
  const { currency } = claim
  if (claim.payments.length >= mostEntries) return fail('claim.tooMany')
  mustBeAccepted(claim)
  await mustBeClear(claim, asked, { actor, now, step: 'ask for', amount })
  const { answering: terms } = await answeringCover(claim, coverageId)
  const erosion = await erosionOfPolicy(terms.policyId)
  const { entries } = erosion
  const outages = await otherOutages(claim, asked, entries)
  const payable = payableFor(claim, { ...asked, terms, entries, otherOutages: outages })
  const { paid, borne, waited, beyondLimit, left } = payable
  if (left + paid === 0) return fail('claim.limitUsedUp')
  if (beyondLimit > 0) {
    const amounts = { left: left + paid, beyond: beyondLimit, asked: amount - beyondLimit }
    return fail('claim.aboveLimit', { data: moneyTexts(amounts, currency) })
  }
  if (paid === 0) return fail('claim.nothingPayable', { data: moneyTexts({ borne }, currency) })
  const reserve = reserveFigures(claim).find((each) => each.kind === kind && each.coverageId === coverageId)
  const free = (reserve?.outstanding ?? 0) - (reserve?.held ?? 0)
  if (paid > free)
    return fail('claim.aboveReserve', { data: moneyTexts({ outstanding: free, amount: paid }, currency) })
  const { amount: _, ...said } = asked
  const payment: ClaimPayment = {
    ...said,
    id: ClaimPaymentId.parse(`cpy_${ulid()}`),
    status: 'REQUESTED',
    ...{ amount, waited, borne, paid },
    requested: { by: actor.userId, name: actor.name, at: now },
    approvals: [],
    screenedAt: now,
  }
  const entry = { claimId: claim.id, paymentId: payment.id, eventId: claim.eventId, coverageId, borne, paid }
  return {
    payment,
    after: { ...claim, payments: [...claim.payments, payment] },
    writes: [erosion.add(entry)],
    asks: { name: 'claim.paymentAsked', detail: { claimId: claim.id, paymentId: payment.id } },
  }
}
