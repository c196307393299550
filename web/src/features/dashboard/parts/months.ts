/** A month of the reader's calendar: its first and its last instant, ISO. */
export type Month = { readonly key: string; readonly day: string; readonly from: string; readonly to: string }

const monthAt = (year: number, month: number): Month => {
  const from = new Date(year, month, 1)
  const to = new Date(new Date(year, month + 1, 1).getTime() - 1)
  const key = `${from.getFullYear()}-${String(from.getMonth() + 1).padStart(2, '0')}`
  return { key, day: `${key}-01`, from: from.toISOString(), to: to.toISOString() }
}

/** The last `count` months up to the present one, oldest first. */
export const lastMonths = (now: Date, count: number): Month[] =>
  Array.from({ length: count }, (_, index) => monthAt(now.getFullYear(), now.getMonth() - (count - 1 - index)))
