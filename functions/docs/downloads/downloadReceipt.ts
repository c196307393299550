import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { transactionById } from '#functions/ledger/public.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/docs/downloads.ts'
import { receiptDocument } from '../documents/receiptDocument.ts'
import { downloadOf } from './downloadOf.ts'

/** Who is told what an agency has paid that is billed. */
const sharers: readonly Actor['accountType'][] = ['AGENCY', 'COWBELL']

/** The receipt of a payment that came and has stayed. What came before receipts were documents has its own made now. */
export const downloadReceipt = implement(contract.downloadReceipt)(async ({ params, actor, now, fail }) => {
  const payment = await transactionById(params.transactionId)
  if (payment === undefined || !isTheirs(actor, payment)) return fail('billing.transactionNotFound')
  const { id: transactionId, paymentMethod, policyId, status, transactionId: reference } = payment
  const policy = await requirePolicy(policyId, actor)
  // What an agency paid, and kept of it, is between it and us.
  if (policy.agencyBilled && !sharers.includes(actor.accountType))
    return fail('document.ofAgencyBill', { data: { agency: policy.agencyName } })
  if (status !== 'Paid' || paymentMethod === 'Refund/Credit')
    return fail('document.noReceipt', { data: { reference, status: status.toLowerCase() } })
  const document = await receiptDocument(payment)
  if (document !== undefined) return downloadOf(document, { now })
  await commit([], { events: [{ name: 'payment.receiptRequested', detail: { policyId, transactionId } }], aside: true })
  return fail('document.beingMade')
})
