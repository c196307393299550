/** The first instant (epoch milliseconds) after `after` at which an EventBridge Scheduler expression fires, in UTC. */
export function nextRun(expression: string, after: number): number {
  const [, kind, inner = ''] = /^(rate|cron)\((.*)\)$/.exec(expression) ?? []
  if (kind === 'rate') return after + rateMilliseconds(inner, expression)
  if (kind === 'cron') return nextCron(inner, after, expression)
  throw new Error(`"${expression}" is neither rate(…) nor cron(…).`)
}

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const

const rateMilliseconds = (inner: string, expression: string): number => {
  const [, count, unit] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(inner) ?? []
  if (unit !== 'minute' && unit !== 'hour' && unit !== 'day') throw new Error(`"${expression}" is no rate.`)
  return Number(count) * units[unit]
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** Minutes, hours, day of month, month, day of week, year, as AWS has them; L, W and # are not supported. */
const nextCron = (inner: string, after: number, expression: string): number => {
  const [minute = '', hour = '', day = '', month = '', weekday = '', year = ''] = inner.trim().split(/\s+/)
  const fires = {
    minute: valuesOf(minute, 0, 59, [], expression),
    hour: valuesOf(hour, 0, 23, [], expression),
    day: valuesOf(day, 1, 31, [], expression),
    month: valuesOf(month, 1, 12, months, expression),
    weekday: valuesOf(weekday, 1, 7, weekdays, expression),
    year: valuesOf(year, 1970, 2199, [], expression),
  }
  const at = new Date(after)
  at.setUTCSeconds(0, 0)
  at.setUTCMinutes(at.getUTCMinutes() + 1)
  const end = after + 5 * 366 * units.day
  while (at.getTime() < end) {
    const dayFires =
      fires.year.has(at.getUTCFullYear()) &&
      fires.month.has(at.getUTCMonth() + 1) &&
      fires.day.has(at.getUTCDate()) &&
      fires.weekday.has(at.getUTCDay() + 1)
    if (!dayFires) at.setUTCHours(24, 0, 0, 0)
    else if (!fires.hour.has(at.getUTCHours())) at.setUTCHours(at.getUTCHours() + 1, 0, 0, 0)
    else if (!fires.minute.has(at.getUTCMinutes())) at.setUTCMinutes(at.getUTCMinutes() + 1)
    else return at.getTime()
  }
  throw new Error(`"${expression}" does not fire within five years.`)
}

const valuesOf = (
  field: string,
  low: number,
  high: number,
  names: readonly string[],
  expression: string,
): Set<number> => {
  const numberOf = (text: string): number => {
    const named = names.indexOf(text.toUpperCase())
    const value = named >= 0 ? named + low : Number(text)
    if (!Number.isInteger(value) || value < low || value > high)
      throw new Error(`"${text}" in "${expression}" is not understood here.`)
    return value
  }
  const values = field.split(',').flatMap((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from, to] = range.split('-')
    const any = from === '*' || from === '?'
    const first = any ? low : numberOf(from ?? '')
    const last = to !== undefined ? numberOf(to) : any || part.includes('/') ? high : first
    const width = Number(step)
    if (!Number.isInteger(width) || width < 1) throw new Error(`"${part}" in "${expression}" is not understood here.`)
    return Array.from({ length: Math.floor((last - first) / width) + 1 }, (_, index) => first + index * width)
  })
  return new Set(values)
}
