import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { askFinancerCancellation } from '#shared/contracts/billing/financed.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { region } from '#web/i18n/region.ts'
import { toast } from '#web/ui/toast.ts'
import { financedReads } from '../parts/financedReads.ts'

const Data = z.object({ policyId: PolicyId })

/** Asks the policy's desk to end a policy whose insured does not repay its financer. */
export const AskFinancerCancellationDialog = ({
  policyId,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const ask = useCommand(askFinancerCancellation, { invalidates: financedReads })
  const today = useMemo(() => dateAt(instantHere(), region.timeZone), [])
  return (
    <FormDialog
      title={t('financed.ask.title')}
      submitLabel={t('financed.ask.submit')}
      width="xs"
      schema={askFinancerCancellation.body}
      defaultValues={{ noticedOn: today }}
      onClose={onClose}
      onSubmit={async (body) => {
        await ask.mutateAsync({ params: { policyId }, body })
        toast.success(t('financed.ask.done'))
      }}
    >
      <Typography>{t('financed.ask.question')}</Typography>
      <DateField name="noticedOn" label={t('financed.ask.noticedOn')} max={today} />
      <MoneyField name="owed" label={t('financed.ask.owed')} hint={t('financed.ask.owedHint')} units="minor" />
      <TextField name="note" label={t('financed.ask.note')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(Data, AskFinancerCancellationDialog)
