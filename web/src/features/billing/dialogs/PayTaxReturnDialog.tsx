import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { payTaxReturn } from '#shared/contracts/billing/taxes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { PayableLines } from '../parts/taxes/PayableLines.tsx'
import { periodText } from '../parts/taxes/periodText.ts'
import { type TaxDialogProps, taxDialog } from '../parts/taxes/taxDialog.tsx'
import { taxReads } from '../parts/taxes/taxReads.ts'

const Paid = z.object({ paidOn: payTaxReturn.body.shape.paidOn, reference: payTaxReturn.body.shape.reference })

const PayTaxReturn = ({ taxReturn, onClose }: TaxDialogProps) => {
  const { t } = useTranslation('billing')
  const pay = useCommand(payTaxReturn, { invalidates: taxReads })
  const { authority, id, name, payable } = taxReturn
  const said = { name, period: periodText(taxReturn) }
  return (
    <FormDialog
      title={t('taxes.pay.title', said)}
      submitLabel={t('taxes.pay.submit')}
      width="sm"
      schema={Paid}
      defaultValues={{ paidOn: todayHere(), reference: '' }}
      onClose={onClose}
      onSubmit={async (paid) => {
        if (id === undefined) return
        await pay.mutateAsync({ params: { taxReturnId: id }, body: { payable, ...paid } })
        toast.success(t('taxes.pay.done', said))
      }}
    >
      <Typography>{t('taxes.pay.question', { amount: exactMoney(payable), authority })}</Typography>
      <PayableLines {...taxReturn} />
      <DateField name="paidOn" label={t('taxes.pay.paidOn')} max={todayHere()} />
      <TextField name="reference" label={t('taxes.pay.reference')} autoComplete="off" />
    </FormDialog>
  )
}

/** Notes the payment of a return that somebody else filed. */
export const PayTaxReturnDialog = taxDialog(PayTaxReturn)

export default PayTaxReturnDialog
