import { Month, monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { type AddressChanges, useAddress } from '#web/ui/useAddress.ts'

/** So many months can be chosen. */
const offered = 36

/** Months in the page's address, by name, and what else is in it. */
export const useMonths = () => {
  const { params, change } = useAddress()
  const present = monthOf(todayHere())
  const month = (name: string): Month | undefined => Month.safeParse(params.get(name)).data
  return {
    present,
    months: monthsUpTo(present, offered).toReversed(),
    month,
    text: (name: string) => params.get(name) ?? undefined,
    change: (changes: AddressChanges) => change(changes, { replace: true }),
  }
}
