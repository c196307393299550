import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { recharged } from '#functions/ledger/invoices/recharged.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { settleCredit } from '#functions/ledger/refunds/settleCredit.ts'
import { invoices } from '#functions/ledger/store/invoices.ts'
import { waiveLateFee as contract } from '#shared/contracts/billing/lateFees.ts'
import { postingsForWaivedLateFee } from '#shared/domain/ledger/lateFeePostings.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** A fee that is let go is taken off what is due; where it was paid already it is owed back. */
export const waiveLateFee = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const invoice = await requireInvoice(params.policyId, actor)
    const fee = invoice.lateFees?.find(({ number }) => number === body.number)
    if (fee === undefined || fee.waived !== undefined) return fail('billing.noLateFee')
    const booking = bookingOf(postingsForWaivedLateFee(fee), {
      of: invoice,
      cause: { kind: 'lateFeeWaived', id: invoice.policyId },
      effectiveAt: bookDate(now),
      now,
    })
    const waived = { by: actor.userId, name: actor.name, at: now, reason: body.reason }
    const moved = {
      ...invoice,
      movements: [...invoice.movements, ...booking.movements],
      lateFees: invoice.lateFees?.map((each) => (each.number === fee.number ? { ...each, waived } : each)),
      session: undefined,
      lastUpdated: now,
    }
    const settled = await settleCredit(moved, { reason: 'Late fee waived', by: actor.userId, now })
    await commit([invoices.update(invoice, recharged(settled.invoice)), ...booking.writes, ...settled.writes], {
      events: [...booking.events, ...settled.events],
    })
    return { number: fee.number, amount: fee.amount, waived }
  }),
)
