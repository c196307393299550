import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listCarrierBalances, updateCarrierTerms } from '#shared/contracts/billing/carrierBalances.ts'
import { remittanceBases } from '#shared/domain/ledger/carrierPremium.ts'
import { line } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { remittanceReads } from '../parts/remittances/remittanceReads.ts'

const Data = z.object({ carrierId: line(60), carrierName: line(200) })

/** Sets when premium is due to a carrier. */
export const UpdateCarrierTermsDialog = ({
  carrierId,
  carrierName: carrier,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const update = useCommand(updateCarrierTerms, { invalidates: remittanceReads })
  const { data: balances, isPending, fetchStatus } = useOperation(listCarrierBalances, {})
  if (isPending && fetchStatus !== 'idle') return null
  const { basis = 'COLLECTED' } = balances?.find((each) => each.carrierId === carrierId) ?? {}
  return (
    <FormDialog
      title={t('carrierRemittances.terms.title', { carrier })}
      submitLabel={t('carrierRemittances.terms.submit')}
      width="xs"
      schema={updateCarrierTerms.body}
      defaultValues={{ basis }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { carrierId }, body })
        toast.success(t('carrierRemittances.terms.done'))
      }}
    >
      <SelectField
        name="basis"
        label={t('carrierRemittances.terms.basis')}
        options={remittanceBases.map((value) => ({ value, label: t(`carrierRemittances.bases.${value}`) }))}
      />
      <Typography color="text.secondary">{t('carrierRemittances.terms.hint')}</Typography>
    </FormDialog>
  )
}

export default hosted(Data, UpdateCarrierTermsDialog)
