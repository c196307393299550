import { z } from 'zod'
import { CalendarDate } from '../calendar/calendarDate.ts'

/** What will be said of a state from a day on, where it is. */
export const StateChange = z.object({ isSupported: z.boolean(), from: CalendarDate })
export type StateChange = z.infer<typeof StateChange>

interface Said {
  readonly isSupported: boolean
  readonly next?: StateChange | undefined
}

/** Whether the programme quotes in a state on a day, and what comes after it; nothing said is that it does. */
export const stateOn = (said: Said | undefined, day: CalendarDate): Said => {
  if (said === undefined) return { isSupported: true }
  const { isSupported, next } = said
  return next !== undefined && next.from <= day ? { isSupported: next.isSupported } : { isSupported, next }
}
