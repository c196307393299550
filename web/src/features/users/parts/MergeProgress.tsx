import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getJob } from '#shared/contracts/platform/jobs.ts'
import type { JobId } from '#shared/domain/ids/ids.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { queryKeyOf, useOperation } from '#web/api/useOperation.ts'
import { agencyReads } from '../forms/agencyReads.ts'

/** So often the job is asked for while it is under way. */
const milliseconds = 3000

/** How far an agency is on its way into another; what shows the agency is read anew once it is there. */
export const MergeProgress = ({ jobId }: { jobId: JobId }) => {
  const { t } = useTranslation('users')
  const isTold = useMay()('job:read')
  const cache = useQueryClient()
  const { data } = useOperation(
    getJob,
    { params: { jobId } },
    { enabled: isTold, refetchInterval: (job) => (job === undefined || isOpenJob(job.status) ? milliseconds : false) },
  )
  const isDone = data?.status === 'DONE'
  useEffect(() => {
    if (isDone) for (const read of agencyReads) void cache.invalidateQueries({ queryKey: queryKeyOf(read) })
  }, [isDone, cache])
  const hasStopped = data !== undefined && !isDone && !isOpenJob(data.status)
  return (
    <Alert severity={hasStopped ? 'error' : 'info'} sx={{ mb: 2 }}>
      {hasStopped
        ? t('agency.merged.failed', { error: data.error ?? '' })
        : t('agency.merged.way', { count: data?.counts.goneOver ?? 0 })}
    </Alert>
  )
}
