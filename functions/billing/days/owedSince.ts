import type { Actor } from '#functions/_platform/auth/actor.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { Since } from './mustBeDay.ts'

/** Nothing is paid for a policy before the day it was bound. */
export const owedSince = async ({ policyId }: Pick<InvoiceRecord, 'policyId'>, actor: Actor): Promise<Since> => {
  const day = bookDate((await requirePolicy(policyId, actor)).boundAt)
  return { day, because: `The policy was bound on ${day}: enter that day or a later one` }
}

/** A financer pays nothing before the day its agreement was taken down. */
export const financedSince = ({ addedAt }: Pick<NonNullable<InvoiceRecord['financer']>, 'addedAt'>): Since => {
  const day = bookDate(addedAt)
  return { day, because: `The premium is financed since ${day}: enter that day or a later one` }
}

/** Since when a payment that is known can have been made: a financer's since it finances the premium. */
export const paidSince = async (
  { financer, policyId }: Pick<InvoiceRecord, 'financer' | 'policyId'>,
  { id }: Pick<TransactionRecord, 'id'>,
  actor: Actor,
): Promise<Since> => (financer?.transactions.includes(id) ? financedSince(financer) : owedSince({ policyId }, actor))
