import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import { proposeRemittanceException } from '#shared/contracts/commissions/remittances.ts'
import { resolutions } from '#shared/domain/ledger/remittance.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ExceptionFacts } from '../parts/ExceptionFacts.tsx'
import { remittanceReads } from '../parts/remittanceReads.ts'

const Data = z.object({ exception: RemittanceException })
const fields = proposeRemittanceException.body.shape
const Fields = proposeRemittanceException.body.extend({
  policyNumber: z.preprocess((value) => (value === '' ? undefined : value), fields.policyNumber),
})

/** Proposes what is done about an exception; somebody else decides. */
export const ProposeRemittanceExceptionDialog = ({
  exception,
  onClose,
}: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('commissions')
  const propose = useCommand(proposeRemittanceException, { invalidates: remittanceReads })
  const { id: exceptionId, kind } = exception
  return (
    <FormDialog
      title={t('exception.propose.title')}
      submitLabel={t('exception.propose.submit')}
      width="sm"
      schema={Fields}
      defaultValues={{ resolution: 'SETTLE', note: '', policyNumber: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await propose.mutateAsync({ params: { exceptionId }, body })
        toast.success(t('exception.propose.done'))
      }}
    >
      <ExceptionFacts exception={exception} />
      <RadioField
        name="resolution"
        label={t('exception.resolution')}
        stacked
        options={resolutions.map((value) => ({
          value,
          label: t(`exception.resolutions.${value}`),
          hint: t(`exception.does.${kind === 'SHORT' ? 'SHORT' : 'SUSPENDED'}.${value}`),
        }))}
      />
      {kind === 'UNMATCHED' && (
        <TextField
          name="policyNumber"
          label={t('exception.policyNumber')}
          hint={t('exception.policyNumberHint')}
          maxLength={40}
          optional
        />
      )}
      <TextField name="note" label={t('exception.note')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(Data, ProposeRemittanceExceptionDialog)
