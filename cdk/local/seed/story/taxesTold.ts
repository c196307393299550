import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { bookEntryOf } from '#functions/billing/ledger/entryOf.ts'
import type { CountedMonth } from '#functions/billing/ledger/ledgerTotals.ts'
import { taxFileName } from '#functions/billing/taxes/taxFileName.ts'
import { inTaxOrder, taxRowOf } from '#functions/billing/taxes/taxRowsOf.ts'
import { returnsOf } from '#functions/billing/taxes/taxStanding.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { type PostingRecord, postings } from '#functions/ledger/postings/postings.ts'
import { noBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { type TaxReturnRow, taxReturns } from '#functions/ledger/store/taxReturns.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { TaxReturn, TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthAt, monthOf } from '#shared/domain/calendar/months.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { TaxReturnId } from '#shared/domain/ids/ids.ts'
import { accountByNumber } from '#shared/domain/ledger/chartOfAccounts.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { postingsForTaxPaid } from '#shared/domain/ledger/taxPostings.ts'
import { taxFilings } from '#shared/domain/ledger/taxReturns/filings.ts'
import type { TaxFiling } from '#shared/domain/ledger/taxReturns/taxFiling.ts'
import { taxReturnCsv } from '#shared/domain/ledger/taxReturns/taxReturnCsv.ts'
import { insurerOf } from '#shared/regions/insurers.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'
import { postingsTold } from './postingsTold.ts'

interface Telling {
  readonly now: Instant
  readonly staff: Staff
  readonly carrier: { readonly id: string; readonly name: string }
}

/** A return that is due no longer ago than this is still to be filed. */
const lately = 60

/** At which hour of a day the books are worked on. */
const at = (day: CalendarDate): Instant => `${day}T15:00:00.000Z`

const ofKind = <State>(steps: readonly Step[], { kind }: { readonly kind: string }): State[] =>
  // What a definition writes is of its kind.
  steps.filter(({ definition }) => definition.kind === kind).map(({ state }) => state as State)

/**
 * Tells of the tax returns that were filed in time, oldest first, and of their payments by a second person, each booked on its
 * day, while the month of that was open; the last ones wait.
 */
export const taxesTold = (
  chronicle: Chronicle,
  steps: readonly Step[],
  { now, staff: { administrator, bookkeeper }, carrier }: Telling,
): void => {
  const { code, currency, timeZone } = regionOf(config.region)
  const today = dateAt(now, timeZone)
  const closedThrough = monthBefore(monthBefore(monthAt(now, timeZone)))
  const covers = new Map(ofKind<PolicyRecord>(steps, policies.definition).map((policy) => [policy.id, policy]))
  const posted = ofKind<PostingRecord>(steps, postings.definition)
  const linesOf = new Map<Month, PostingLine[]>()
  const count = ({ effectiveAt, lines }: PostingRecord) =>
    linesOf.set(monthOf(effectiveAt), (linesOf.get(monthOf(effectiveAt)) ?? []).concat(lines))
  for (const posting of posted) count(posting)
  const filed: TaxReturnRow[] = []

  const nextOf = (filing: TaxFiling): TaxReturn | undefined => {
    const counted = [...linesOf].map(([month, lines]): CountedMonth => ({ month, lines, late: 0 }))
    counted.sort((a, b) => a.month.localeCompare(b.month))
    const stored = { ...noBooks, closedThrough, version: 1 }
    return returnsOf({ stored, currency, today, counted, filed }, filing).find(
      ({ dueOn, status, to }) => status === 'OPEN' && dueOn < addDays(today, -lately) && to <= closedThrough,
    )
  }
  const rowsOf = (filing: TaxFiling, { from, to }: TaxReturn) =>
    posted
      .filter(
        ({ cause, effectiveAt, lines }) =>
          cause.kind !== 'taxPayment' &&
          monthOf(effectiveAt) >= from &&
          monthOf(effectiveAt) <= to &&
          lines.some(({ account, authority }) => authority === filing.authority && filing.accounts.includes(account)),
      )
      .toSorted(inTaxOrder)
      .flatMap((posting) => {
        const policy = posting.policyId === undefined ? undefined : covers.get(posting.policyId)
        if (policy === undefined) return []
        const insurer = carrier.name || insurerOf(code, policy.isSurplus ? 'surplus' : 'admitted')
        return [taxRowOf(bookEntryOf(posting, { carrierId: carrier.id }), policy, insurer, filing)]
      })
  const fileTold = (filing: TaxFiling, found: TaxReturn): TaxReturnRecord => {
    const filedOn = addDays(found.dueOn, -4)
    const {
      phase: _,
      daysLeft: __,
      filable: ___,
      frequency: ____,
      filed: _____,
      id: ______,
      paid: _______,
      ...figures
    } = found
    const rows = rowsOf(filing, found)
    const record: TaxReturnRecord = {
      ...figures,
      id: TaxReturnId.parse(chronicle.id('txr', at(filedOn))),
      status: found.payable > 0 ? 'FILED' : 'NIL',
      rows: rows.length,
      fileName: taxFileName(found),
      csv: taxReturnCsv(filing, found, rows),
      filed: {
        ...{ by: bookkeeper.id, name: bookkeeper.name, at: at(filedOn), on: filedOn },
        reference: `${found.authority} ${found.to}`,
      },
      lastUpdated: at(filedOn),
    }
    const deed = { at: at(filedOn), operation: 'fileTaxReturn', by: { id: bookkeeper.id } }
    chronicle.tell(taxReturns.create(record), deed)
    return record
  }
  const payTold = (record: TaxReturnRecord): TaxReturnRecord => {
    const paidOn = addDays(record.dueOn, -1)
    const deed = { at: at(paidOn), operation: 'payTaxReturn', by: { id: administrator.id } }
    const amounts = record.accounts.flatMap(({ code: number, payable: amount }) => {
      const account = accountByNumber(number)
      return account === undefined ? [] : [{ account, amount }]
    })
    const cause = { kind: 'taxPayment' as const, id: record.id }
    const booking = bookingOf(postingsForTaxPaid(amounts, record.authority), {
      ...{ of: { currency }, cause, effectiveAt: paidOn, now: deed.at },
    })
    for (const posting of postingsTold(chronicle, booking, deed)) count(posting)
    const word = { by: administrator.id, name: administrator.name, at: deed.at, on: paidOn }
    const paid: TaxReturnRecord = {
      ...record,
      status: 'PAID',
      paid: { ...word, bookedOn: paidOn, reference: `Tax ${record.authority} ${record.to}` },
      lastUpdated: deed.at,
    }
    chronicle.tell(taxReturns.create(paid), deed)
    return paid
  }
  for (const filing of taxFilings[code])
    for (let found = nextOf(filing); found !== undefined; found = nextOf(filing)) {
      const record = fileTold(filing, found)
      const { csv: _, ...row } = record.status === 'FILED' ? payTold(record) : record
      filed.push(row)
    }
}
