import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { closePeriod } from '#shared/contracts/billing/periods.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { monthText } from '#web/i18n/monthText.ts'
import { toast } from '#web/ui/toast.ts'
import { PeriodAccounts } from '../parts/periods/PeriodAccounts.tsx'
import { PeriodWarnings } from '../parts/periods/PeriodNotices.tsx'
import { type PeriodDialogProps, periodDialog } from '../parts/periods/periodDialog.tsx'
import { periodReads } from '../parts/periods/periodReads.ts'

const ClosePeriod = ({ period, onClose }: PeriodDialogProps) => {
  const { t } = useTranslation('billing')
  const close = useCommand(closePeriod, { invalidates: periodReads })
  const month = monthText(period.month)
  return (
    <FormDialog
      title={t('periods.close.title', { month })}
      submitLabel={t('periods.close.submit')}
      width="md"
      schema={z.object({})}
      onClose={onClose}
      onSubmit={async () => {
        await close.mutateAsync({ params: { month: period.month }, body: { debit: period.debit } })
        toast.success(t('periods.close.done', { month }))
      }}
    >
      <Typography>{t('periods.close.question', { month })}</Typography>
      <PeriodWarnings warnings={period.warnings} />
      <Typography variant="h4" component="h3">
        {t('periods.close.frozen')}
      </Typography>
      <PeriodAccounts period={period} />
    </FormDialog>
  )
}

/** Closes a month as it is shown. */
export const ClosePeriodDialog = periodDialog(ClosePeriod)

export default ClosePeriodDialog
