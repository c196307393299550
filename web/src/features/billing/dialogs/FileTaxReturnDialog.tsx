import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { fileTaxReturn } from '#shared/contracts/billing/taxes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { PayableLines } from '../parts/taxes/PayableLines.tsx'
import { periodText } from '../parts/taxes/periodText.ts'
import { type TaxDialogProps, taxDialog } from '../parts/taxes/taxDialog.tsx'
import { taxReads } from '../parts/taxes/taxReads.ts'

const Filed = z.object({ filedOn: fileTaxReturn.body.shape.filedOn, reference: fileTaxReturn.body.shape.reference })

const FileTaxReturn = ({ taxReturn, onClose }: TaxDialogProps) => {
  const { t } = useTranslation('billing')
  const file = useCommand(fileTaxReturn, { invalidates: taxReads })
  const { authority, name, to, payable } = taxReturn
  const said = { name, period: periodText(taxReturn) }
  return (
    <FormDialog
      title={t('taxes.fileReturn.title', said)}
      submitLabel={t('taxes.fileReturn.submit')}
      width="sm"
      schema={Filed}
      defaultValues={{ filedOn: todayHere(), reference: '' }}
      onClose={onClose}
      onSubmit={async (filed) => {
        await file.mutateAsync({ body: { authority, to, payable, ...filed } })
        toast.success(t('taxes.fileReturn.done', said))
      }}
    >
      <Typography>{t('taxes.fileReturn.question')}</Typography>
      <PayableLines {...taxReturn} />
      <DateField name="filedOn" label={t('taxes.fileReturn.filedOn')} max={todayHere()} />
      <TextField name="reference" label={t('taxes.fileReturn.reference')} autoComplete="off" />
    </FormDialog>
  )
}

/** Notes that a return was filed, as it is shown. */
export const FileTaxReturnDialog = taxDialog(FileTaxReturn)

export default FileTaxReturnDialog
