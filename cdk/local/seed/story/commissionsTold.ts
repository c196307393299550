import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { statementOf } from '#functions/commissions/statements/newStatement.ts'
import {
  type CommissionAccountRecord,
  commissionAccounts,
  newCommissionAccount,
} from '#functions/commissions/store/commissionAccounts.ts'
import { commissionStatements } from '#functions/commissions/store/commissionStatements.ts'
import { dueToAgencies } from '#functions/ledger/books/dueCommission.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthAt, monthOf } from '#shared/domain/calendar/months.ts'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { lastDayOf, monthAfter, monthBefore, monthsBetween } from '#shared/domain/ledger/periods.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { busiest } from './agreementsTold.ts'
import { atWork } from './calendarOfCompany.ts'
import { byItself, type Chronicle } from './chronicle.ts'
import { commissionPaidAt, commissionPaidTold } from './commissionPaidTold.ts'
import type { Staff } from './companyTold.ts'
import { billsOf, postingsTold } from './postingsTold.ts'
import type { Seller } from './seller.ts'

interface Telling {
  readonly now: Instant
  readonly sellers: readonly Seller[]
  readonly staff: Staff
}

/** The first of the month after, when commission of a month becomes due and is stated. */
const statedAt = (month: Month): Instant => `${monthAfter(month)}-01T16:05:00.000Z`

/** An agency's account before its first statement, with the bank account that its people entered. */
const openedTold = (chronicle: Chronicle, agencyId: AgencyId, month: Month, seller: Seller | undefined) => {
  const at = atWork(config.region, `${month}-20`)
  const account = newCommissionAccount(agencyId, at)
  if (seller?.payee === undefined) return account
  const { token, bankName, accountType, last4 } = seller.payee
  const ach = { token, bankName, accountType, accountLast4: last4, keptBy: seller.id, keptAt: at }
  const deed = { at, operation: 'updateAgencyAch', by: { id: seller.id, actsFor: agencyId } }
  chronicle.tell(commissionAccounts.create({ ...account, ach }), deed)
  return { ...account, ach }
}

/**
 * Tells of the commission that became due month by month, of every agency's statements and of what was paid on them; what
 * the busiest agency's last one ended with is still to be paid.
 */
export const commissionsTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { now, sellers, staff }: Telling,
): void => {
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
  const accounts = new Map<string, CommissionAccountRecord>()
  const [waiting] = busiest(sellers)
  const names = new Map(sellers.map(({ agencyId, agencyName }) => [agencyId, agencyName]))
  const paid = (id: string, account: CommissionAccountRecord): readonly PostingRecord[] => {
    const { stated } = account
    if (stated === undefined || commissionPaidAt(stated.month) >= now) return []
    const of = { account, agencyName: names.get(id) ?? '', month: stated.month, amount: stated.closing }
    const { account: after, made } = commissionPaidTold(chronicle, of, staff)
    accounts.set(id, after)
    return made
  }
  for (const month of months) {
    const at = statedAt(month)
    const through = lastDayOf(month)
    const ofAgency = new Map<string, PostingRecord[]>()
    for (const [id, account] of accounts) {
      const made = paid(id, account)
      if (made.length > 0) ofAgency.set(id, [...made])
    }
    for (const { invoice, entries } of bills)
      for (const [id, due] of dueToAgencies(entries, { through, invoice })) {
        const agencyId = AgencyId.parse(id)
        const booking = bookingOf(due, {
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
    for (const id of new Set([...accounts.keys(), ...ofAgency.keys()])) {
      const agencyId = AgencyId.parse(id)
      const seller = sellers.find((each) => each.agencyId === id)
      const account = accounts.get(id) ?? openedTold(chronicle, agencyId, month, seller)
      const made = ofAgency.get(id) ?? []
      const opening = account.stated?.closing ?? 0
      if (made.length === 0 && opening === 0) continue
      const statement = statementOf(made, {
        agency: { id: agencyId, name: names.get(id) ?? '' },
        month,
        opening,
        currency,
        now: at,
        billed: bills,
        newDocument: () => DocumentId.parse(chronicle.id('doc', at)),
      })
      const deed = { at, operation: 'stateCommissions', by: byItself }
      chronicle.tell(commissionStatements.create(statement), deed)
      const after = { ...account, stated: { month, closing: statement.amount }, lastUpdated: at }
      chronicle.tell(commissionAccounts.create(after), deed)
      accounts.set(id, after)
    }
  }
  for (const [id, account] of accounts) if (id !== waiting) paid(id, account)
}
