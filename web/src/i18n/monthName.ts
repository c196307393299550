import { region } from './region.ts'

const names = new Intl.DateTimeFormat(region.locale, { month: 'long', timeZone: 'UTC' })

/** A month, 1 to 12, by its name. */
export const monthName = (month: number): string => names.format(Date.UTC(2026, month - 1, 1))
