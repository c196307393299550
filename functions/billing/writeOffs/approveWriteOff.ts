import { implement } from '#functions/_platform/http/implement.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { approveWriteOff as contract } from '#shared/contracts/billing/writeOffs.ts'
import { postingsForWriteOff } from '#shared/domain/ledger/writeOffPostings.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { mustBeWrittenOff } from './mustBeWrittenOff.ts'
import { saveWriteOff } from './saveWriteOff.ts'
import { afterAction, requireWriteOff } from './writeOffAction.ts'

/** An approval is of the amount that was seen, and of an invoice of which it can still be written off. */
export const approveWriteOff = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const writeOff = await requireWriteOff(params.writeOffId, actor)
    const { amount, currency, policyId, proposal } = writeOff
    const approval = { by: actor.userId, name: actor.name, at: now }
    const after = afterAction(writeOff, 'approve', { actor, now }, { approval, writtenOffOn: bookDate(now) })
    if (proposal.by === actor.userId) return fail('billing.ownWriteOff')
    if (body.amount !== amount)
      return fail('billing.amountMismatch', {
        data: { due: moneyText(amount, currency), offered: moneyText(body.amount, currency) },
      })
    const invoice = await requireInvoice(policyId, actor)
    await mustBeWrittenOff(invoice, writeOff)
    return saveWriteOff(invoice, writeOff, after, postingsForWriteOff(amount))
  }),
)
