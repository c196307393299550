import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { reopenPeriod } from '#shared/contracts/billing/periods.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { monthText } from '#web/i18n/monthText.ts'
import { toast } from '#web/ui/toast.ts'
import { type PeriodDialogProps, periodDialog } from '../parts/periods/periodDialog.tsx'
import { periodReads } from '../parts/periods/periodReads.ts'

const ReopenPeriod = ({ period, onClose }: PeriodDialogProps) => {
  const { t } = useTranslation('billing')
  const reopen = useCommand(reopenPeriod, { invalidates: periodReads })
  const month = monthText(period.month)
  return (
    <FormDialog
      title={t('periods.reopen.title', { month })}
      submitLabel={t('periods.reopen.submit')}
      destructive
      width="xs"
      schema={reopenPeriod.body}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await reopen.mutateAsync({ params: { month: period.month }, body })
        toast.success(t('periods.reopen.done', { month }))
      }}
    >
      <Typography>{t('periods.reopen.question', { month })}</Typography>
      <TextField name="reason" label={t('periods.reopen.reason')} autoComplete="off" autoFocus />
    </FormDialog>
  )
}

/** Reopens the last closed month with a reason. */
export const ReopenPeriodDialog = periodDialog(ReopenPeriod)

export default ReopenPeriodDialog
