import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { statementOf } from '#functions/commissions/statements/newStatement.ts'
import { commissionAccounts, newCommissionAccount } from '#functions/commissions/store/commissionAccounts.ts'
import { commissionStatements } from '#functions/commissions/store/commissionStatements.ts'
import { commissionStanding } from '#functions/ledger/books/commissionStanding.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthAt, monthOf } from '#shared/domain/calendar/months.ts'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { commissionsBecomingDue } from '#shared/domain/ledger/commissionParts.ts'
import { postingsForCommissionDue } from '#shared/domain/ledger/commissionPostings.ts'
import { lastDayOf, monthAfter, monthBefore, monthsBetween } from '#shared/domain/ledger/periods.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { byItself, type Chronicle } from './chronicle.ts'
import { billsOf, postingsTold } from './postingsTold.ts'
import type { Seller } from './seller.ts'

interface Telling {
  readonly now: Instant
  readonly sellers: readonly Seller[]
}

/** The first of the month after, when commission of a month becomes due and is stated. */
const statedAt = (month: Month): Instant => `${monthAfter(month)}-01T16:05:00.000Z`

/** Tells of the commission that became due month by month, and of every agency's statements. */
export const commissionsTold = (chronicle: Chronicle, steps: readonly Step[], { now, sellers }: Telling): void => {
  const { currency, timeZone } = regionOf(config.region)
  const bills = billsOf(steps)
  const first = bills
    .flatMap(({ entries }) => entries.map(({ effectiveAt }) => monthOf(effectiveAt)))
    .toSorted()
    .at(0)
  if (first === undefined) return
  const months = monthsBetween({ first, last: monthBefore(monthAt(now, timeZone)) }).filter(
    (month) => statedAt(month) < now,
  )
  const closings = new Map<string, number>()
  const names = new Map(sellers.map(({ agencyId, agencyName }) => [agencyId, agencyName]))
  for (const month of months) {
    const at = statedAt(month)
    const through = lastDayOf(month)
    const ofAgency = new Map<string, PostingRecord[]>()
    for (const { invoice, entries } of bills)
      for (const [id, amount] of commissionsBecomingDue(commissionStanding(entries, { through, invoice }))) {
        const agencyId = AgencyId.parse(id)
        const booking = bookingOf(postingsForCommissionDue(amount), {
          of: invoice,
          agencyId,
          cause: { kind: 'commission', id },
          effectiveAt: through,
          now: at,
        })
        const made = postingsTold(chronicle, booking, { at, operation: 'dueCommissions', by: byItself })
        entries.push(...made)
        ofAgency.set(id, [...(ofAgency.get(id) ?? []), ...made])
      }
    for (const [id, made] of ofAgency) {
      const statement = statementOf(made, {
        agency: { id: AgencyId.parse(id), name: names.get(id) ?? '' },
        month,
        opening: closings.get(id) ?? 0,
        currency,
        now: at,
        billed: bills.map(({ invoice }) => invoice),
        newDocument: () => DocumentId.parse(chronicle.id('doc', at)),
      })
      closings.set(id, statement.amount)
      const deed = { at, operation: 'stateCommissions', by: byItself }
      chronicle.tell(commissionStatements.create(statement), deed)
      const account = { ...newCommissionAccount(AgencyId.parse(id), at), stated: { month, closing: statement.amount } }
      chronicle.tell(commissionAccounts.create(account), deed)
    }
  }
}
