import type { Month } from '#shared/domain/calendar/months.ts'
import { monthName } from './monthName.ts'

/** A month in words: October 2026. */
export const monthText = (month: Month): string => {
  const [year, number] = month.split('-')
  return `${monthName(Number(number))} ${year}`
}
