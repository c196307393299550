import { type TransactionSort, transactionSorts } from '#shared/contracts/billing/transactionFilters.ts'
import { paymentMethods, transactionStatuses } from '#shared/domain/billing/transactions.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { sortFrom } from '#web/tables/sortFrom.ts'

/** To what the list of payments is narrowed, as the page's address says; what it says wrongly narrows nothing. */
export const narrowedBy = (of: (name: string) => string | undefined) => {
  const from = CalendarDate.safeParse(of('from')).data
  const to = CalendarDate.safeParse(of('to')).data
  const agencyId = AgencyId.safeParse(of('agencyId')).data
  const status = transactionStatuses.find((each) => each === of('status'))
  const paymentMethod = paymentMethods.find((each) => each === of('paymentMethod'))
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(agencyId !== undefined && { agencyId }),
    ...(status !== undefined && { status }),
    ...(paymentMethod !== undefined && { paymentMethod }),
  }
}
export type Narrowed = ReturnType<typeof narrowedBy>

/** The order of the list: by day where days are chosen, since it is read from there. */
export const sortOf = (sort: string | undefined, { from, to }: Narrowed): TransactionSort | `-${TransactionSort}` => {
  const asked = sortFrom(transactionSorts, sort) ?? '-paymentDate'
  if (from === undefined && to === undefined) return asked
  return asked === 'paymentDate' ? asked : '-paymentDate'
}
