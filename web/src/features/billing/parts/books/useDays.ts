import { useSearchParams } from 'react-router'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'

/** The days in the page's address; undefined where they are the ones by themselves. */
export const useDays = () => {
  const [search, setSearch] = useSearchParams()
  const day = (name: 'from' | 'to') => CalendarDate.safeParse(search.get(name)).data
  const choose = (name: 'from' | 'to', value: string | undefined) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const [from, to] = [day('from'), day('to')]
  return { days: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, choose, search }
}
