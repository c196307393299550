import { ago, date, dateTime } from '../i18n/format.ts'

type DateTextProps = {
  /** A day (`YYYY-MM-DD`) or an instant (ISO). */
  value: string | null | undefined
  /** `date` by default; `dateTime` adds the time; `ago` says how long since, the date in its title. */
  as?: 'date' | 'dateTime' | 'ago'
}

/** A day or an instant in the region's manner, readable by machines too. */
export const DateText = ({ value, as = 'date' }: DateTextProps) => {
  if (!value) return <span>–</span>
  const show = { date, dateTime, ago }[as]
  return (
    <time dateTime={value} title={as === 'ago' ? dateTime(value) : undefined} style={{ whiteSpace: 'nowrap' }}>
      {show(value)}
    </time>
  )
}
