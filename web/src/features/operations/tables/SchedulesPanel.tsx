import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listSchedules, runSchedule, type Schedule } from '#shared/contracts/platform/schedules.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as operationsDialogs from '../dialogs.ts'

/** The list is asked for again every so many milliseconds. */
const often = 15_000

const tones = { FAILED: 'refused', LATE: 'referred', NEVER: 'draft', WELL: 'active' } as const

const LastRun = ({ last }: { last: NonNullable<Schedule['last']> }) => {
  const { t } = useTranslation('operations')
  const seconds = last.milliseconds === undefined ? undefined : Math.round(last.milliseconds / 100) / 10
  return (
    <Box sx={{ flex: '2 1 260px', minWidth: 0 }}>
      <Typography variant="body2">
        {t('schedules.last', { at: dateTime(last.began) })}
        {' · '}
        {seconds === undefined ? t('schedules.goesOn') : t('schedules.took', { seconds })}
        {' · '}
        {t('schedules.met', { count: last.met })}
      </Typography>
      {last.failures.map((failure) => (
        <Typography key={failure} variant="caption" color="error" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {failure}
        </Typography>
      ))}
    </Box>
  )
}

const Row = ({ schedule }: { schedule: Schedule }) => {
  const { t } = useTranslation('operations')
  const may = useMay()
  const { open } = useDialogs()
  const { id, name, next, standing, last, expression } = schedule
  const words = t(`schedules.names.${name}`, { defaultValue: wordsOf(name) })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {words}
        <Typography variant="caption" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {id} · {expression}
        </Typography>
      </Box>
      <StatusChip status={standing} label={t(`schedules.standing.${standing}`)} tone={tones[standing]} />
      {last === undefined ? <Box sx={{ flex: '2 1 260px' }} /> : <LastRun last={last} />}
      <Typography variant="body2" color="text.secondary" sx={{ flex: '0 1 170px' }}>
        {t('schedules.next', { at: dateTime(next) })}
      </Typography>
      {may(runSchedule.access) && (
        <Button
          size="small"
          aria-label={t('schedules.runTitle', { words })}
          onClick={() => open(operationsDialogs.runSchedule, { scheduleId: id, words })}
        >
          {t('schedules.run')}
        </Button>
      )}
    </Box>
  )
}

/** Everything that runs by the clock, with its last run and its next. */
export const SchedulesPanel = () => {
  const { t } = useTranslation('operations')
  const schedules = useOperation(listSchedules, {}, { keepPrevious: true, refetchInterval: () => often })
  return (
    <Panel title={t('schedules.title')}>
      {schedules.error ? (
        <ProblemPanel error={schedules.error} onRetry={() => void schedules.refetch()} />
      ) : schedules.data === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {schedules.data.schedules.map((schedule) => (
            <Row key={schedule.id} schedule={schedule} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
