import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { closeTransaction as contract } from '#shared/contracts/billing/transactions.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** Closes a payment by hand: who, when and why. What is due stays due, and nobody is reminded of it; nothing moves. */
export const closeTransaction = implement(contract)(async ({ body, actor, now }) => {
  const invoice = await requireInvoice(body.policyId, actor)
  const closed = { at: now, by: actor.userId, description: body.description }
  await commit([invoices.update(invoice, { ...invoice, closed, description: body.description, lastUpdated: now })])
})
