import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { assignClaim } from '#shared/contracts/claims/desk.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDeskPeople } from '../forms/useDeskPeople.ts'
import { claimReads } from '../parts/claimReads.ts'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Gives a claim to a colleague who works on claims. */
const AssignClaimDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const people = useDeskPeople()
  const send = useCommand(assignClaim, { invalidates: claimReads })
  return (
    <FormDialog
      title={t('assignClaim.title')}
      submitLabel={t('assignClaim.submit')}
      schema={assignClaim.body}
      onSubmit={async (body) => {
        const { adjuster } = await send.mutateAsync({ params: { claimId }, body })
        toast.success(t('assignClaim.done', { name: adjuster?.name ?? '' }))
      }}
      onClose={onClose}
    >
      <SelectField
        name="adjusterId"
        label={t('columns.adjuster')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}

export default hosted(Data, AssignClaimDialog)
