import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router'
import { Month } from '#shared/domain/calendar/months.ts'
import type { JobSummary } from '#shared/records/job/job.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { recordPath } from '#web/records/recordPath.ts'
import { statusWords } from '#web/ui/statusTone.ts'
import { keyWords } from './keyWords.ts'

const kinds: Readonly<Record<string, string>> = { acc: 'account', agc: 'agency', usr: 'user' }

/** An hour, in UTC: `2026-10-31T04`. */
const isHour = (word: string): boolean => /^\d{4}-\d\d-\d\dT\d\d$/.test(word)

/** What a job is done to: the records by their names, each with the way to it, and what its key says besides. */
export const JobAbout = ({ job: { key, about = [] } }: { job: JobSummary }) => {
  const persona = usePersona()
  const words = keyWords(key).map((word) => {
    const month = Month.safeParse(word)
    if (month.success) return monthText(month.data)
    if (isHour(word)) return dateTime(`${word}:00Z`)
    return /^\d/.test(word) ? date(word) : statusWords(word)
  })
  if (words.length + about.length === 0) return null
  return (
    <Typography variant="caption" color="text.secondary" component="div">
      {words.join(', ')}
      {about.map(({ id, name }, index) => {
        const path = recordPath(persona, { kind: kinds[id.split('_')[0] ?? ''] ?? '', recordId: id })
        return (
          <Fragment key={id}>
            {index + words.length > 0 && ', '}
            {path === undefined ? (
              name
            ) : (
              <Link component={RouterLink} to={path}>
                {name}
              </Link>
            )}
          </Fragment>
        )
      })}
    </Typography>
  )
}
