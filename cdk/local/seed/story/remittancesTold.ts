import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { remittanceExceptions } from '#functions/commissions/store/remittanceExceptions.ts'
import { matchIdOf, remittanceMatches } from '#functions/commissions/store/remittanceMatches.ts'
import { remittances } from '#functions/commissions/store/remittances.ts'
import { commissionWritten } from '#functions/ledger/books/expectedCommission.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Remittance, RemittanceLine } from '#shared/contracts/commissions/remittance.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Month, monthAt } from '#shared/domain/calendar/months.ts'
import { RemittanceExceptionId, RemittanceId } from '#shared/domain/ids/ids.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import {
  afterPayment,
  judgePayment,
  lineVerdicts,
  postingsForExpected,
  postingsForRemitted,
  remittanceTolerance,
} from '#shared/domain/ledger/remittance.ts'
import { policyNumberOf } from '#shared/domain/policy/policyNumber.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { partner } from '../partnerCast.ts'
import type { Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'
import { billsOf, postingsTold } from './postingsTold.ts'

interface Telling {
  readonly now: Instant
  readonly administrator: Staff['administrator']
}

/** What a carrier pays of a policy more, or less, than is expected: for a few lines something else. Minor units. */
const differences = [0, -6_250, 0, 12_000, 0, 45] as const

const mostLines = 12

interface Expected {
  readonly invoice: InvoiceRecord
  readonly expected: number
}

/** The bills of a month of which commission is expected. */
const expectedIn = (steps: readonly Step[], month: Month): Expected[] =>
  billsOf(steps)
    .map(({ invoice, entries }) => ({ invoice, expected: commissionWritten(entries, month) }))
    .filter(({ expected }) => expected > 20_000)
    .filter((_, index) => index < mostLines)

const countsOf = (lines: readonly RemittanceLine[]) =>
  // All of them, one by one.
  Object.fromEntries(
    lineVerdicts.map((kind) => [kind, lines.filter(({ verdict }) => verdict === kind).length]),
  ) as Remittance['counts']

const earlier = (now: Instant, hours: number): Instant =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString() as Instant // which is one

/** Tells of what a carrier remitted of a month's commission, booked with a few exceptions, and of a file that waits. */
export const remittancesTold = (chronicle: Chronicle, steps: readonly Step[], telling: Telling): void => {
  const { now, administrator } = telling
  const { code, currency, timeZone } = regionOf(config.region)
  const sender = partner(code, 'carrier').organization
  const tolerance = remittanceTolerance[currency]
  const present = monthAt(now, timeZone)
  const word = (at: Instant) => ({ by: administrator.id, name: administrator.name, at })
  const linesOf = (month: Month): { readonly lines: RemittanceLine[]; readonly bills: Expected[] } => {
    const bills = expectedIn(steps, month)
    const known = bills.map(({ invoice, expected }, index): RemittanceLine => {
      const amount = expected + (differences[index % differences.length] ?? 0)
      const reference = `CR-${month.replace('-', '')}-${index + 1}`
      const verdict = judgePayment(amount, { reference, tolerance, remitted: { expected, paid: 0, references: [] } })
      const { companyName, policyId, policyNumber } = invoice
      const paidOn = bookDate(earlier(now, 72))
      const about = { policyNumber, policyId, companyName, amount, paidOn, reference, expected }
      return { row: index + 2, ...about, verdict: verdict.kind, difference: verdict.difference }
    })
    const stray: RemittanceLine = {
      row: known.length + 2,
      policyNumber: policyNumberOf(code, 990_017),
      amount: 41_300,
      paidOn: bookDate(earlier(now, 72)),
      reference: `CR-${month.replace('-', '')}-${known.length + 1}`,
      verdict: 'UNMATCHED',
      difference: 41_300,
    }
    return { lines: known.length === 0 ? [] : [...known, stray], bills }
  }
  const remittanceOf = (month: Month, lines: readonly RemittanceLine[], at: Instant): Remittance => ({
    id: RemittanceId.parse(chronicle.id('rmt', at)),
    ...{ source: 'CARRIER', sender, period: month, fileName: `commission-${month}.csv`, currency, status: 'CHECKED' },
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines: [...lines],
    counts: countsOf(lines),
    checked: word(at),
    created: at,
    lastUpdated: at,
  })
  const bookedMonth = monthBefore(monthBefore(present))
  const { lines, bills } = linesOf(bookedMonth)
  if (lines.length === 0) return
  const [readAt, bookedAt] = [earlier(now, 50), earlier(now, 49)]
  const remittance = remittanceOf(bookedMonth, lines, readAt)
  const by = { id: administrator.id }
  chronicle.tell(remittances.create(remittance), { at: readAt, operation: 'createRemittance', by })
  const deed = { at: bookedAt, operation: 'bookRemittance', by }
  chronicle.tell(
    remittances.create({ ...remittance, status: 'BOOKED', booked: word(bookedAt), lastUpdated: bookedAt }),
    deed,
  )
  for (const line of lines) {
    const bill = bills.find(({ invoice }) => invoice.policyId === line.policyId)
    const remitted = bill && { expected: bill.expected, paid: 0, references: [] }
    const verdict = judgePayment(line.amount, { reference: line.reference, tolerance, remitted })
    const of = bill === undefined ? { currency } : bill.invoice
    const ofPolicy = bill !== undefined
    const made = [
      ...postingsForExpected(bill?.expected ?? 0),
      ...postingsForRemitted(line.amount, verdict, { ofPolicy }),
    ]
    const cause = { kind: 'remittance' as const, id: `${remittance.id}.${line.row}` }
    postingsTold(chronicle, bookingOf(made, { of, cause, effectiveAt: line.paidOn, now: bookedAt }), deed)
    const exceptionId = RemittanceExceptionId.parse(chronicle.id('rme', bookedAt))
    if (line.policyId !== undefined && remitted !== undefined)
      chronicle.tell(
        remittanceMatches.create({
          id: matchIdOf(line.policyId, bookedMonth),
          policyId: line.policyId,
          period: bookedMonth,
          ...afterPayment(remitted, line, verdict),
          ...(verdict.kind === 'SHORT' && { shortId: exceptionId }),
        }),
        deed,
      )
    if (verdict.kind === 'MATCHED') continue
    const { verdict: _, ...said } = line
    const { id: remittanceId, source, period } = remittance
    const about = { remittanceId, source, sender, period, currency, kind: verdict.kind }
    const open = { ...said, ...about, id: exceptionId, created: bookedAt, lastUpdated: bookedAt }
    const isProposed = verdict.kind === 'OVER'
    const note = 'The carrier raised its rate for this form; its letter is on file.'
    chronicle.tell(
      remittanceExceptions.create({
        ...open,
        status: isProposed ? 'PROPOSED' : 'OPEN',
        ...(isProposed && { proposal: { ...word(bookedAt), resolution: 'ACCEPT' as const, note } }),
      }),
      deed,
    )
  }
  const waiting = linesOf(monthBefore(present)).lines
  const at = earlier(now, 2)
  if (waiting.length > 0)
    chronicle.tell(remittances.create(remittanceOf(monthBefore(present), waiting, at)), {
      at,
      operation: 'createRemittance',
      by,
    })
}
