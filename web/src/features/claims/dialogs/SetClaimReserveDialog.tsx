import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { reserveKinds } from '#shared/contracts/claims/claimRecord.ts'
import { setClaimReserve } from '#shared/contracts/claims/money.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { CoverageField } from '../forms/CoverageField.tsx'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId, coverageIds: z.array(CoverageId) })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Sets a reserve under a coverage. */
export const SetClaimReserveDialog = ({ claimId, coverageIds, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(setClaimReserve, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('setClaimReserve.title')}
      submitLabel={t('setClaimReserve.submit')}
      schema={setClaimReserve.body}
      defaultValues={{ kind: 'INDEMNITY', reason: '' }}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('setClaimReserve.done'))
      }}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={reserveKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <CoverageField coverageIds={coverageIds} />
      <MoneyField name="amount" label={t('fields.reserve')} hint={t('fields.reserveHint')} units="minor" />
      <TextField name="reason" label={t('fields.reason')} />
    </FormDialog>
  )
}

export default hosted(Data, SetClaimReserveDialog)
