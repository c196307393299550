import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { booksWrite } from '#functions/ledger/store/ledgerBooks.ts'
import { taxReturns } from '#functions/ledger/store/taxReturns.ts'
import { fileTaxReturn as contract } from '#shared/contracts/billing/taxes.ts'
import type { TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { TaxReturnId } from '#shared/domain/ids/ids.ts'
import { lastDayOf } from '#shared/domain/ledger/periods.ts'
import { periodName, taxReturnCsv } from '#shared/domain/ledger/taxReturns/taxReturnCsv.ts'
import { mustBeDay } from '../days/mustBeDay.ts'
import { requireReturn } from './requireReturn.ts'
import { taxFileName } from './taxFileName.ts'
import { taxReturnGuard } from './taxReturnGuard.ts'
import { taxRowsOf } from './taxRowsOf.ts'
import { filedReturn } from './taxStanding.ts'

/**
 * Freezes a return as it was seen. Its months are closed and stay so, since the books are written with it: what is corrected
 * later is booked in an open month, and stands in the return of that one.
 */
export const fileTaxReturn = implement(contract)(({ body, actor, now, fail }) =>
  retryStale(async () => {
    const { filing, standing, found, earlier } = await requireReturn(body, now)
    if (found.status !== 'OPEN') return taxReturnGuard.refuse(found.status, { actor })
    if (earlier !== undefined) return fail('billing.taxEarlierOpen', { data: { period: periodName(earlier) } })
    const { stored } = standing
    if (stored?.closedThrough === undefined || stored.closedThrough < found.to)
      return fail('billing.taxPeriodOpen', { data: { month: found.to } })
    const last = lastDayOf(found.to)
    const since = { day: addDays(last, 1), because: `The period lasted until ${last}: enter a day after it` }
    mustBeDay({ day: body.filedOn, field: 'filedOn', since, now })
    const rows = await taxRowsOf(filing, found, found.currency)
    const told = rows.reduce((sum, { tax, levy }) => sum + tax + levy, 0)
    // The entries are read for people's eyes; what they come to is what the totals say, or they are behind.
    if (body.payable !== found.payable || told !== found.amount) return fail('billing.taxMoved')
    const { phase: _, daysLeft: __, filable: ___, frequency: ____, filed: _____, id: ______, ...figures } = found
    const filed: TaxReturnRecord = {
      ...figures,
      id: TaxReturnId.parse(`txr_${ulid()}`),
      status: found.payable > 0 ? 'FILED' : 'NIL',
      rows: rows.length,
      fileName: taxFileName(found),
      csv: taxReturnCsv(filing, found, rows),
      filed: { by: actor.userId, name: actor.name, at: now, on: body.filedOn, reference: body.reference },
      lastUpdated: now,
    }
    const through = stored.taxFiledThrough
    const taxFiledThrough = through === undefined || through < found.to ? found.to : through
    await commit([taxReturns.create(filed), booksWrite(stored, { taxFiledThrough })])
    return filedReturn(filed, filing)
  }),
)
