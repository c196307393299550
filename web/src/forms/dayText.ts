import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { region } from '../i18n/region.ts'

const dayFirst = region.dateFormat === 'DD/MM/YYYY'

const pad = (value: number) => String(value).padStart(2, '0') as `${number}` // digits alone

/** `2026-03-09` as it is typed in the region: `03/09/2026`, `09/03/2026`. */
export const dayToText = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  return dayFirst ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}

/**
 * Reads a day however it is separated (`3/9/26`, `03-09-2026`, `03092026`, `2026-03-09`); undefined when it is none. Two
 * digits of a year are of this century.
 */
export const textToDay = (text: string): CalendarDate | undefined => {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  const parts = iso
    ? [iso[2], iso[3], iso[1]]
    : (
        /^(\d{1,2})[\s./-](\d{1,2})[\s./-](\d{2}|\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed)
      )?.slice(1)
  if (!parts) return undefined
  const [first = 0, second = 0, typedYear = 0] = parts.map(Number)
  const [month, date] = iso || !dayFirst ? [first, second] : [second, first]
  const year = typedYear < 100 ? 2000 + typedYear : typedYear
  const when = new Date(Date.UTC(year, month - 1, date))
  const real = when.getUTCFullYear() === year && when.getUTCMonth() === month - 1 && when.getUTCDate() === date
  return real ? `${year}-${pad(month)}-${pad(date)}` : undefined
}

/** Today where the reader is. */
export const today = (now: Date = new Date(nowHere())): CalendarDate =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`

/** `day` moved by days or months; the end of a month stays the end of a shorter one. */
export const moveDay = (day: string, { days = 0, months = 0 }: { days?: number; months?: number }): CalendarDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const moved = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last) + days))
  return `${moved.getUTCFullYear()}-${pad(moved.getUTCMonth() + 1)}-${pad(moved.getUTCDate())}`
}
