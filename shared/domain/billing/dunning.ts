import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { invoiceReferenceDays } from './invoice.ts'

/**
 * Days after something was to be paid on which cancellation for non-payment is noticed, where nothing has come by then
 * (rule: dunning): reminders were sent on the day and one and two weeks after it.
 */
export const dunningDays: Readonly<Record<RegionCode, number>> = { us: 21, uk: 21, au: 21 }

/** The day on which cancellation is noticed of what has been unpaid since a day. */
const dunningDay = (unpaidSince: CalendarDate, region: RegionCode): CalendarDate =>
  addDays(unpaidSince, dunningDays[region])

/** What of an invoice decides whether it is dunned. */
interface Dunned {
  /** What of it is due of the insured, beside what a financer has still to pay; minor units. */
  readonly due: number
  readonly unpaidSince: CalendarDate
  /** The day on which cover that had ended for want of it was brought back, unpaid; undefined where it never was. */
  readonly broughtBackOn?: CalendarDate | undefined
  /** The agency owes it, and bills the insured itself. */
  readonly agencyBilled: boolean
  /** A payment is on its way. */
  readonly inProcess: boolean
}

/** Since when what is due counts as unpaid: who brings cover back has the days of a bill to pay it, however late it was. */
export const countedFrom = ({
  unpaidSince,
  broughtBackOn,
}: Pick<Dunned, 'broughtBackOn' | 'unpaidSince'>): CalendarDate => {
  const anew = broughtBackOn && addDays(broughtBackOn, invoiceReferenceDays)
  return anew !== undefined && anew > unpaidSince ? anew : unpaidSince
}

/** The day on which the cancellation of a policy is noticed because of its invoice; undefined where none will be. */
export const noticedOn = (invoice: Dunned, region: RegionCode): CalendarDate | undefined => {
  const { due, agencyBilled, inProcess } = invoice
  return due <= 0 || agencyBilled || inProcess ? undefined : dunningDay(countedFrom(invoice), region)
}
