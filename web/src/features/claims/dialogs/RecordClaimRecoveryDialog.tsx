import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { recordClaimRecovery } from '#shared/contracts/claims/money.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, retentionOwed: MinorUnits.optional() })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Enters money that came back: subrogation, salvage, or what the insured owed of its retention. */
export const RecordClaimRecoveryDialog = ({ claimId, retentionOwed, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(recordClaimRecovery, { invalidates: claimReads })
  return (
    <FormDialog
      title={t(retentionOwed === undefined ? 'recordClaimRecovery.title' : 'recordClaimRecovery.ofRetention')}
      submitLabel={t('recordClaimRecovery.submit')}
      schema={recordClaimRecovery.body}
      defaultValues={{
        from: '',
        reference: '',
        ...(retentionOwed !== undefined && { amount: retentionOwed, ofRetention: true as const }),
      }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('recordClaimRecovery.done'))
      }}
      onClose={onClose}
    >
      <MoneyField name="amount" label={t('fields.recovered')} hint={t('fields.recoveredHint')} units="minor" />
      <TextField name="from" label={t('fields.recoveredFrom')} maxLength={200} />
      <TextField name="reference" label={t('fields.reference')} maxLength={200} />
      <DateField name="receivedOn" label={t('fields.receivedOn')} max={todayHere()} />
    </FormDialog>
  )
}

export default hosted(Data, RecordClaimRecoveryDialog)
