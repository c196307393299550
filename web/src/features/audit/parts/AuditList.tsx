import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { searchAuditTrail } from '#shared/contracts/auth/audit.ts'
import { call } from '#web/api/call.ts'
import { queryKeyOf } from '#web/api/useOperation.ts'
import { useParts } from '#web/api/useParts.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { NothingFits } from '#web/tables/NothingFits.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { AuditRunRows } from './AuditRunRows.tsx'
import { type AuditRun, auditDays, auditRuns, readersDay } from './auditDays.ts'
import type { filterOf } from './auditFilter.ts'
import { looksOn } from './looksOn.ts'

const millisecondsPerDay = 86_400_000

/** A run by its newest line, which stays when older ones come after it. */
const keyOf = ([{ recordId, version, at }]: AuditRun): string => `${recordId} ${version} ${at}`

const useDayWords = () => {
  const { t } = useTranslation('audit')
  const now = nowHere()
  const today = readersDay(new Date(now).toISOString())
  const yesterday = readersDay(new Date(now - millisecondsPerDay).toISOString())
  return (day: string): string => {
    const full = date(day, { dateStyle: 'full' })
    return day === today ? `${t('today')} · ${full}` : day === yesterday ? `${t('yesterday')} · ${full}` : full
  }
}

type AuditListProps = {
  filter: ReturnType<typeof filterOf>
  onPerson: (id: string) => void
  /** Takes the filters off; undefined where none is on. */
  onClear: (() => void) | undefined
  /** Looks through the days before those that are looked through by themselves; undefined where days are chosen. */
  onEarlier: (() => void) | undefined
}

/** What was done, by the reader's days; further back part by part, since a part looks at so many days alone. */
export const AuditList = ({ filter, onPerson, onClear, onEarlier }: AuditListProps) => {
  const { t } = useTranslation('audit')
  const dayWords = useDayWords()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useParts(
    queryKeyOf(searchAuditTrail, { query: filter }),
    (after, signal) =>
      call(
        searchAuditTrail,
        { query: { ...filter, jumpedIn: filter.jumpedIn ? 'true' : undefined, after } },
        { signal },
      ),
  )
  const last = data?.pages.at(-1)
  const goesOn = !error && looksOn(data?.pages)
  useEffect(() => {
    if (goesOn && !isFetchingNextPage) void fetchNextPage()
  }, [goesOn, isFetchingNextPage, fetchNextPage])
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={10} />
  const days = auditDays(data.pages.flatMap(({ hits }) => hits))
  const looked = last?.nextToken?.split('#')[0]
  const earlier = !hasNextPage && onEarlier && (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {t('lately')}
      </Typography>
      <Button variant="outlined" onClick={onEarlier}>
        {t('year')}
      </Button>
    </Box>
  )
  const further = hasNextPage && (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 1 }}>
      {last?.hits.length === 0 && looked !== undefined && (
        <Typography variant="body2" color="text.secondary" role="status">
          {t('looked', { day: date(looked) })}
        </Typography>
      )}
      <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('look')}
      </Button>
    </Box>
  )
  if (days.length === 0)
    return (
      <Paper variant="outlined" sx={{ borderRadius: 1.5, pb: hasNextPage || earlier ? 4 : 0 }}>
        {goesOn ? (
          <TextSkeleton lines={6} />
        ) : onClear === undefined ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <NothingFits onClear={onClear} />
        )}
        {further}
        {earlier}
      </Paper>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {days.map(({ day, lines }) => (
        <Box component="section" key={day} aria-labelledby={`audit-${day}`}>
          <Typography id={`audit-${day}`} variant="h4" component="h2" sx={{ mb: 1 }}>
            {dayWords(day)}
          </Typography>
          <Paper
            component="ol"
            variant="outlined"
            sx={{ borderRadius: 1.5, listStyle: 'none', m: 0, p: 0, overflow: 'hidden' }}
          >
            {auditRuns(lines).map((run) => (
              <AuditRunRows key={keyOf(run)} run={run} onPerson={onPerson} />
            ))}
          </Paper>
        </Box>
      ))}
      {further}
      {earlier}
    </Box>
  )
}
