import { ulid } from 'ulid'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy, invoices, type StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { transactions } from '#functions/ledger/store/transactions.ts'
import { policyByNumber } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { processorTransaction } from '../processor/processor.ts'
import type { ProcessorTransaction } from '../processor/processorTransaction.ts'
import { outcomeOf } from './outcome.ts'

/** A payment that the processor has, and the invoice it is for as it stands after it. */
export interface Followed {
  readonly told: ProcessorTransaction
  readonly invoice: StoredInvoice
  /** The books did not know it yet. */
  readonly isNews: boolean
}

const invoiceOf = async (reference: string): Promise<StoredInvoice | undefined> => {
  const policy = await policyByNumber(reference)
  return policy === undefined ? undefined : invoiceOfPolicy(policy.id)
}

/**
 * Brings our books in line with what the processor says of a payment, whoever asks for it first and however many do at
 * once: payment, invoice and ledger change in one commit over the versions that were read before the processor was
 * asked, so that its newest word is the one that counts. Undefined when it knows no such payment of one of our invoices.
 */
const followOnce = async (transactionId: string, now: Instant): Promise<Followed | undefined> => {
  const known = await transactions.byUnique('paymentKey', transactionId)
  const before = known === undefined ? undefined : await invoiceOfPolicy(known.policyId)
  const told = await processorTransaction(transactionId)
  if (told === undefined) return undefined
  const invoice = before ?? (await invoiceOf(told.reference))
  if (invoice === undefined || told.reference !== invoice.policyNumber || told.currency !== invoice.currency)
    return undefined
  const moment = { newId: `txn_${ulid()}`, now, today: bookDate(now) }
  const outcome = await outcomeOf(invoice, known, told, moment)
  if (outcome === undefined) return { told, invoice, isNews: false }
  const payment =
    known === undefined ? transactions.create(outcome.transaction) : transactions.update(known, outcome.transaction)
  await commit([invoices.update(invoice, outcome.invoice), payment, ...outcome.writes], {
    events: outcome.events,
  })
  return { told, invoice: { ...outcome.invoice, version: invoice.version + 1 }, isNews: true }
}

export const followTransaction = (transactionId: string, now: Instant): Promise<Followed | undefined> =>
  retryStale(() => followOnce(transactionId, now))
