import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { useAddress } from '#web/ui/useAddress.ts'

/** The days in the page's address; undefined where they are the ones by themselves. */
export const useDays = () => {
  const { params: search, change } = useAddress()
  const day = (name: 'from' | 'to') => CalendarDate.safeParse(search.get(name)).data
  const choose = (name: 'from' | 'to', value: string | undefined) => change({ [name]: value }, { replace: true })
  const [from, to] = [day('from'), day('to')]
  return { days: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, choose, search }
}
