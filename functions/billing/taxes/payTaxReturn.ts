import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { openBooksFor } from '#functions/ledger/periods/openBooks.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { taxReturns } from '#functions/ledger/store/taxReturns.ts'
import { payTaxReturn as contract } from '#shared/contracts/billing/taxes.ts'
import type { TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'
import { accountByNumber } from '#shared/domain/ledger/chartOfAccounts.ts'
import { firstDayOf } from '#shared/domain/ledger/periods.ts'
import { postingsForTaxPaid } from '#shared/domain/ledger/taxPostings.ts'
import { taxFilingOf } from '#shared/domain/ledger/taxReturns/filings.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { isAnothers, taxReturnGuard } from './taxReturnGuard.ts'
import { filedReturn } from './taxStanding.ts'

/** The tax leaves the trust account as of the day it was paid; the second person is another than who filed it. */
export const payTaxReturn = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const filed = await taxReturns.require(params.taxReturnId, () => true)
    const doing = { actor, isMet: isAnothers(filed, actor) }
    taxReturnGuard.mustAllow(filed.status, 'pay', doing)
    const status = taxReturnGuard.after(filed.status, 'pay', doing)
    if (body.payable !== filed.payable) return fail('billing.taxMoved')
    const first = firstDayOf(filed.from)
    const since = { day: first, because: `The period began on ${first}: enter that day or a later one` }
    mustBeDay({ day: body.paidOn, field: 'paidOn', since, now })
    const filing = taxFilingOf(config.region, filed.authority) ?? fail('billing.taxReturnNotFound')
    const books = await openBooksFor(body.paidOn, now)
    const booked = books.on(body.paidOn)
    const amounts = filed.accounts.flatMap(({ code, payable: amount }) => {
      const account = accountByNumber(code)
      return account === undefined ? [] : [{ account, amount }]
    })
    const { writes, events } = bookingOf(postingsForTaxPaid(amounts, filed.authority), {
      of: { currency: filed.currency },
      cause: { kind: 'taxPayment', id: filed.id },
      ...booked,
      now,
    })
    const word = { by: actor.userId, name: actor.name, at: now, on: body.paidOn, reference: body.reference }
    const paid: TaxReturnRecord = {
      ...filed,
      status,
      paid: { ...word, bookedOn: booked.effectiveAt },
      lastUpdated: now,
    }
    await commit([taxReturns.update(filed, paid), ...writes, ...books.holding(writes)], { events })
    const { csv: _, ...row } = paid
    return filedReturn(row, filing)
  }),
)
