import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { MoneyPanel, ToldTo } from './MoneyPanel.tsx'
import { missingForPreview } from './missingForPreview.ts'

type CancellationPreviewProps = {
  readonly policyId: string
  /** Null where it depends on none; without one nothing can be shown yet. */
  readonly reason: string | null | undefined
  readonly effectiveDate: string | undefined
  /** Cover that never was needs no notice. */
  readonly isTakenBack?: boolean
  /** Told what is shown to change of the price; undefined while nothing is. */
  readonly onShown?: (total: MinorUnits | undefined) => void
}

/** From when the policy can be cancelled for the reason, and what that does to its money on the day that is chosen. */
export const CancellationPreview = ({
  policyId,
  reason,
  effectiveDate,
  isTakenBack = false,
  onShown,
}: CancellationPreviewProps) => {
  const { t } = useTranslation('policy')
  const typed = `${effectiveDate} ${reason}`
  const isResting = useRested(typed) === typed
  const day = CalendarDate.safeParse(effectiveDate)
  const missing = missingForPreview({ reason, hasDay: day.success })
  const preview = useOperation(
    previewCancellation,
    isResting && missing === undefined && day.success
      ? { params: { policyId }, query: { effectiveDate: day.data, ...(reason && { reason }) } }
      : null,
  )
  const { data, error, isFetching } = preview
  const shown = isResting && missing === undefined && !isFetching ? data : undefined
  useEffect(() => onShown?.(shown?.total), [shown?.total, onShown])
  if (missing !== undefined)
    return (
      <Typography variant="body2" color="text.secondary" role="status">
        {t(`cancel.missing.${missing}`)}
      </Typography>
    )
  if (error && !isFetching) return <ProblemPanel error={error} onRetry={() => void preview.refetch()} />
  if (shown === undefined) return <TextSkeleton lines={6} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.noticeDays > 0 && !isTakenBack && (
        <Typography variant="body2" color="text.secondary">
          {t('cancel.notice', {
            days: shown.noticeDays,
            earliest: date(shown.earliest),
            source: shown.noticeSource,
          })}
        </Typography>
      )}
      {shown.above.length > 0 && (
        <Alert severity="warning">
          {t('cancel.above', { layers: shown.above.map(({ policyNumber }) => policyNumber).join(', ') })}
        </Alert>
      )}
      <Typography variant="body2">{shown.because}</Typography>
      <MoneyPanel preview={shown} />
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          { label: t('cancel.returned'), value: exactMoney(shown.returned) },
          { label: t('cancel.kept'), value: exactMoney(shown.kept) },
        ]}
      />
      <ToldTo to={shown.toldTo} />
    </Box>
  )
}
