import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'

/** What a vendor was brought into a claim for, from which day and, once it was let go, until which. */
export interface VendorWork {
  readonly subcategory: string
  /** Whether it said that it takes it, or was brought in before that was asked. */
  readonly isTaken: boolean
  readonly from: CalendarDate
  readonly until?: CalendarDate | undefined
}

/** So many days a vendor that was let go may still invoice its time of before (rule: vendor-invoices). */
const invoicingDays = 90

/** Whether a vendor with these works on a claim may still invoice one of them, once it has taken it. */
export const mayInvoice = (works: readonly VendorWork[], today: CalendarDate): boolean =>
  works.some(({ until }) => until === undefined || today <= addDays(until, invoicingDays))

/** What of an invoice is held against the work that it is for. */
interface Invoiced {
  readonly invoicedOn: CalendarDate
  readonly workedFrom: CalendarDate
  readonly workedUntil: CalendarDate
  readonly lines: readonly { readonly subcategory: string }[]
}

interface Fault {
  readonly path: (string | number)[]
  readonly detail: string
}

const daysUnfit = ({ invoicedOn, workedFrom, workedUntil }: Invoiced, today: CalendarDate): Fault[] => [
  ...(invoicedOn > today ? [{ path: ['invoicedOn'], detail: 'This day has not come yet' }] : []),
  ...(workedUntil > invoicedOn
    ? [{ path: ['workedUntil'], detail: 'An invoice is for work that was done: enter its day or an earlier one' }]
    : []),
  ...(workedFrom > workedUntil ? [{ path: ['workedFrom'], detail: 'The work began on its last day or before' }] : []),
]

const lineUnfit = (subcategory: string, works: readonly VendorWork[]): string | undefined => {
  const asked = works.filter((work) => work.subcategory === subcategory)
  if (asked.some(({ isTaken }) => isTaken)) return undefined
  return asked.length === 0
    ? 'The vendor was not brought in for this'
    : 'Say at the claim that you take this work, then invoice it'
}

/**
 * What of an invoice cannot be (rule: vendor-invoices): its days follow on each other, the work lies within the time for which
 * the vendor was brought in, and every line is of what it was brought in for and has taken.
 */
export const invoiceFaults = (invoice: Invoiced, asked: readonly VendorWork[], today: CalendarDate): Fault[] => {
  const unfit = daysUnfit(invoice, today)
  if (unfit.length > 0) return unfit
  const works = asked.filter(({ isTaken }) => isTaken)
  const began = works.map(({ from }) => from).sort()[0]
  const ends = works.map(({ until }) => until)
  const ended = ends.includes(undefined) ? undefined : ends.sort().at(-1)
  return [
    ...(began !== undefined && invoice.workedFrom < began
      ? [{ path: ['workedFrom'], detail: `The vendor was brought in on ${began}: enter that day or a later one` }]
      : []),
    ...(ended !== undefined && invoice.workedUntil > ended
      ? [{ path: ['workedUntil'], detail: `The vendor was let go on ${ended}: enter that day or an earlier one` }]
      : []),
    ...invoice.lines.flatMap(({ subcategory }, index) => {
      const detail = lineUnfit(subcategory, asked)
      return detail === undefined ? [] : [{ path: ['lines', index, 'subcategory'], detail }]
    }),
  ]
}
