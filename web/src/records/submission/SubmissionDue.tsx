import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { SubmissionHit } from '#shared/contracts/account/submissions.ts'
import { isOpenSubmission } from '#shared/records/submission/submissionStatus.ts'
import { dateTime } from '#web/i18n/format.ts'

type Timed = Pick<SubmissionHit, 'clocks' | 'status'>

/** What the agency waits for next: an answer, then terms. Nothing of what is over, or was given. */
export const nextClock = ({ clocks, status }: Timed) => {
  if (!isOpenSubmission(status)) return undefined
  const waits = ({ state }: { readonly state: string }) => state === 'RUNNING' || state === 'LATE'
  if (waits(clocks.firstResponse)) return { ...clocks.firstResponse, of: 'answer' as const }
  return waits(clocks.quote) ? { ...clocks.quote, of: 'quote' as const } : undefined
}

/** By when a submission is to be answered or quoted; loud when that has passed. */
export const SubmissionDue = ({ submission }: { submission: Timed }) => {
  const { t } = useTranslation('submission')
  const clock = nextClock(submission)
  if (clock === undefined) return <span>–</span>
  const isLate = clock.state === 'LATE'
  const words = t(isLate ? `clock.${clock.of}Late` : `clock.${clock.of}`, { when: dateTime(clock.dueAt) })
  return (
    <Typography
      component="span"
      variant="body2"
      color={isLate ? 'error' : 'text.secondary'}
      sx={{ fontWeight: isLate ? 600 : 400, whiteSpace: 'nowrap' }}
    >
      {words}
    </Typography>
  )
}
