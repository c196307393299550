import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { booksWrite } from '#functions/ledger/store/ledgerBooks.ts'
import { periodClosings } from '#functions/ledger/store/periodClosings.ts'
import { PeriodClosing } from '#shared/contracts/billing/period.ts'
import { closePeriod as contract } from '#shared/contracts/billing/periods.ts'
import { PeriodClosingId } from '#shared/domain/ids/ids.ts'
import { obstacleText } from '#shared/domain/ledger/periods.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { newClosing } from './newClosing.ts'
import { periodGuard } from './periodGuard.ts'
import { periodOf, readStanding } from './standing.ts'

/** Freezes the month as it was seen. Whoever dates back into it at the same moment writes the books too, so one comes again. */
export const closePeriod = implement(contract)(({ params: { month }, body, actor, now, fail }) =>
  retryStale(async () => {
    const standing = await readStanding(now)
    const period = await periodOf(standing, month)
    if (period.status === 'CLOSED') return periodGuard.refuse('CLOSED', { actor })
    const { currency, debit, obstacles, warnings } = period
    if (obstacles.length > 0) {
      const said = obstacles.map((each) => obstacleText(each, (amount) => moneyText(amount, currency)))
      return fail('billing.periodNotClosable', { data: { month, reason: said.join(' ') } })
    }
    if (body.debit !== debit) return fail('billing.periodMoved')
    const id = PeriodClosingId.parse(`pcl_${ulid()}`)
    const closed = { by: actor.userId, name: actor.name, at: now }
    const closing = newClosing(period, { id, month, currency, warnings, closed })
    const { stored, books } = standing
    const closings = { ...books.closings, [month]: [...(books.closings[month] ?? []), closing.id] }
    await commit([periodClosings.create(closing), booksWrite(stored, { closedThrough: month, closings })])
    return { ...period, status: 'CLOSED', closings: [PeriodClosing.parse(closing), ...period.closings] }
  }),
)
