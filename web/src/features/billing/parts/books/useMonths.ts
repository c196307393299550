import { useSearchParams } from 'react-router'
import { Month, monthOf, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { today } from '#web/forms/dayText.ts'

/** So many months can be chosen. */
const offered = 36

/** Months in the page's address, by name, and what else is in it. */
export const useMonths = () => {
  const [search, setSearch] = useSearchParams()
  const present = monthOf(today())
  const month = (name: string): Month | undefined => Month.safeParse(search.get(name)).data
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last)
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    present,
    months: monthsUpTo(present, offered).toReversed(),
    month,
    text: (name: string) => search.get(name) ?? undefined,
    change,
  }
}
