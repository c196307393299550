import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { toggleInvoiceReminder as contract } from '#shared/contracts/billing/agencyBill.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

export const toggleInvoiceReminder = implement(contract)(async ({ query, actor, now }) => {
  const invoice = await requireInvoice(query.policyId, actor)
  const { muted = false, sent = [] } = invoice.reminders ?? {}
  await commit([invoices.update(invoice, { ...invoice, reminders: { muted: !muted, sent }, lastUpdated: now })])
  return { remindersMuted: !muted }
})
