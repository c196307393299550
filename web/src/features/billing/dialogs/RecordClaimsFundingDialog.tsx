import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  fundingDirections,
  listCarrierBalances,
  recordClaimsFunding,
} from '#shared/contracts/billing/carrierBalances.ts'
import { line } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const Data = z.object({ carrierId: line(60), carrierName: line(200) })

/** Notes what a carrier has paid into the claims fund, or had back of it. */
export const RecordClaimsFundingDialog = ({
  carrierId,
  carrierName: carrier,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const record = useCommand(recordClaimsFunding, { invalidates: remittanceReads })
  const { data: balances, isPending, fetchStatus } = useOperation(listCarrierBalances, {})
  if (isPending && fetchStatus !== 'idle') return null
  const { claimsOwed = 0 } = balances?.find((each) => each.carrierId === carrierId) ?? {}
  return (
    <FormDialog
      title={t('carrierRemittances.funding.title', { carrier })}
      submitLabel={t('carrierRemittances.funding.submit')}
      width="xs"
      schema={recordClaimsFunding.body}
      defaultValues={{
        direction: 'FROM_CARRIER',
        ...(claimsOwed > 0 && { amount: claimsOwed }),
        movedOn: todayHere(),
        reference: '',
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        await record.mutateAsync({ params: { carrierId }, body })
        toast.success(t('carrierRemittances.funding.done'))
      }}
    >
      <Typography>
        {claimsOwed < 0
          ? t('carrierRemittances.funding.ahead', { amount: exactMoney(0 - claimsOwed), carrier })
          : t('carrierRemittances.funding.owed', { amount: exactMoney(claimsOwed), carrier })}
      </Typography>
      <SelectField
        name="direction"
        label={t('carrierRemittances.funding.direction')}
        options={fundingDirections.map((value) => ({
          value,
          label: t(`carrierRemittances.funding.directions.${value}`),
        }))}
      />
      <MoneyField name="amount" label={t('carrierRemittances.amount')} units="minor" />
      <DateField name="movedOn" label={t('carrierRemittances.valueDate')} max={todayHere()} />
      <TextField name="reference" label={t('carrierRemittances.pay.reference')} autoComplete="off" />
    </FormDialog>
  )
}

export default hosted(Data, RecordClaimsFundingDialog)
