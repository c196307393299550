import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { causeOfReason } from '#shared/domain/policy/cancellationReasons.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
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
  /** Somebody else decides on it: nobody is told yet. */
  isProposed?: boolean
  /** Takes the first day that its notice leaves, where an earlier one is chosen. */
  readonly onEarliest?: (day: CalendarDate) => void
  /** Told what is shown to change of the price; undefined while nothing is, or it would be refused. */
  readonly onShown?: (total: MinorUnits | undefined) => void
}

type NoticeProps = {
  readonly onEarliest: CancellationPreviewProps['onEarliest'] | undefined
  readonly preview: ResponseOf<typeof previewCancellation>
  readonly isEarly: boolean
}

/** How long before it has to be told, and the first day that leaves. */
const Notice = ({
  preview: { noticeDays: days, earliest, noticeSource: source, postingDays },
  isEarly,
  onEarliest,
}: NoticeProps) => {
  const { t } = useTranslation('policy')
  const facts = { days, earliest: date(earliest), source }
  const words =
    postingDays === undefined ? t('cancel.notice', facts) : t('cancel.noticeByPost', { ...facts, postingDays })
  if (!isEarly)
    return (
      <Typography variant="body2" color="text.secondary">
        {words}
      </Typography>
    )
  return (
    <Alert severity="warning">
      {words}
      {onEarliest && (
        <Button
          color="inherit"
          size="small"
          sx={{ display: 'block', mt: 0.5, ml: -0.75 }}
          onClick={() => onEarliest(earliest)}
        >
          {t('cancel.useEarliest', { day: date(earliest) })}
        </Button>
      )}
    </Alert>
  )
}

/** From when the policy can be cancelled for the reason, and what that does to its money on the day that is chosen. */
export const CancellationPreview = ({
  policyId,
  reason,
  effectiveDate,
  isTakenBack = false,
  isProposed = false,
  onEarliest,
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
  const cause = causeOfReason(reason ?? '', { region: region.code })
  // What the insurer ends, it ends from the top; what the insured or a financer ends goes on above.
  const fromTheTop = cause === 'insurer' || (isTakenBack && cause !== 'financer')
  const shown = isResting && missing === undefined && !isFetching ? data : undefined
  const isHeld = fromTheTop && shown !== undefined && shown.above.length > 0
  const isEarly = !isTakenBack && shown !== undefined && shown.effectiveDate < shown.earliest
  const confirmed = isHeld || isEarly ? undefined : shown?.total
  useEffect(() => onShown?.(confirmed), [confirmed, onShown])
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
      {shown.noticeDays > 0 && !isTakenBack && <Notice preview={shown} isEarly={isEarly} onEarliest={onEarliest} />}
      {shown.above.length > 0 && (
        <Alert severity="warning">
          {t(isHeld ? 'cancel.aboveFirst' : 'cancel.above', {
            layers: shown.above.map(({ policyNumber }) => policyNumber).join(', '),
          })}
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
      {!isProposed && <ToldTo to={shown.toldTo} />}
      {!isProposed && !isTakenBack && shown.postingDays !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {t('cancel.onPaper')}
        </Typography>
      )}
    </Box>
  )
}
