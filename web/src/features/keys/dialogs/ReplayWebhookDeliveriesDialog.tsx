import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listWebhookDeliveries, replayWebhookDeliveries } from '#shared/contracts/webhook/deliveries.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { WebhookId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { today } from '#web/forms/dayText.ts'
import { toast } from '#web/ui/toast.ts'

const WebhookData = z.object({ webhookId: WebhookId })
type Props = z.infer<typeof WebhookData> & { onClose: () => void }

const Form = z.object({ from: CalendarDate, until: CalendarDate })

/** The beginning of a day where the reader is. */
const beginOf = (day: CalendarDate): Instant => Instant.parse(new Date(`${day}T00:00`).toISOString())

/** Has everything sent again that a webhook was told on some days. */
const ReplayWebhookDeliveriesDialog = ({ webhookId, onClose }: Props) => {
  const { t } = useTranslation('webhooks')
  const replay = useCommand(replayWebhookDeliveries, { invalidates: [listWebhookDeliveries] })
  const last = today()
  return (
    <FormDialog
      title={t('replay.several')}
      submitLabel={t('replay.submit')}
      schema={Form}
      defaultValues={{ from: last, until: last }}
      onSubmit={async ({ from, until }) => {
        await replay.mutateAsync({
          params: { webhookId },
          body: { from: beginOf(from), ...(until < last && { until: beginOf(addDays(until, 1)) }) },
        })
        toast.success(t('replay.begun'))
      }}
      onClose={onClose}
    >
      <Typography>{t('replay.question')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateField name="from" label={t('replay.from')} max={last} />
        <DateField name="until" label={t('replay.until')} max={last} />
      </Box>
    </FormDialog>
  )
}

export default hosted(WebhookData, ReplayWebhookDeliveriesDialog)
