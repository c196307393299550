import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listJobs } from '#shared/contracts/platform/jobs.ts'
import { listSchedules, runSchedule } from '#shared/contracts/platform/schedules.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const ScheduleData = z.object({ scheduleId: z.string(), words: z.string() })
type Props = z.infer<typeof ScheduleData> & { onClose: () => void }

/** Asks before a schedule is run besides its time. */
const RunScheduleDialog = ({ scheduleId, words, onClose }: Props) => {
  const { t } = useTranslation('operations')
  const run = useCommand(runSchedule, { invalidates: [listSchedules, listJobs] })
  return (
    <ConfirmDialog
      title={t('schedules.runTitle', { words })}
      confirmLabel={t('schedules.run')}
      onConfirm={async () => {
        await run.mutateAsync({ params: { scheduleId } })
        toast.success(t('schedules.asked', { words }))
      }}
      onClose={onClose}
    >
      {t('schedules.runText')}
    </ConfirmDialog>
  )
}

export default hosted(ScheduleData, RunScheduleDialog)
