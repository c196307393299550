import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, money } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

type CancellationPreviewProps = {
  readonly policyId: string
  readonly reason: string | undefined
  readonly effectiveDate: string | undefined
}

/** From when the policy can be cancelled for the reason, and what it returns on the day that is chosen. */
export const CancellationPreview = ({ policyId, reason, effectiveDate }: CancellationPreviewProps) => {
  const { t } = useTranslation('policy')
  const day = CalendarDate.safeParse(effectiveDate)
  const preview = useOperation(
    previewCancellation,
    { params: { policyId }, query: { ...(reason && { reason }), ...(day.success && { effectiveDate: day.data }) } },
    { keepPrevious: true },
  )
  const { data } = preview
  if (preview.error) return <ProblemPanel error={preview.error} onRetry={() => void preview.refetch()} />
  if (data === undefined) return <TextSkeleton lines={3} />
  return (
    <Box aria-live="polite">
      {data.noticeDays > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('cancel.notice', { days: data.noticeDays, earliest: date(data.earliest) })}
        </Typography>
      )}
      {data.above.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('cancel.above', { layers: data.above.map(({ policyNumber }) => policyNumber).join(', ') })}
        </Alert>
      )}
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          { label: t('cancel.returned'), value: money(data.returned) },
          { label: t('cancel.kept'), value: money(data.kept) },
          { label: t('cancel.refund'), value: money(data.refund) },
        ]}
      />
    </Box>
  )
}
