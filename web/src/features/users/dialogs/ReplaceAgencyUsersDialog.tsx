import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAccountExecutives, listTams, listUnderwriters } from '#shared/contracts/auth/directory.ts'
import { listAgencyUsers, replaceAgencyUsers } from '#shared/contracts/auth/userAccess.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { orSay } from '../../../api/orSay.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { MultiSelectField } from '../../../forms/MultiSelectField.tsx'
import { toast } from '../../../ui/toast.ts'
import { nameOf } from '../parts/userStatus.ts'

const AgencyData = z.object({ agencyId: AgencyId, name: z.string() })
type ReplaceAgencyUsersDialogProps = z.infer<typeof AgencyData> & { onClose: () => void }

const People = z.object({ userIds: z.array(UserId) })

/** The provider's people whose agencies are assigned to them, with their roles. */
const useAssignable = () => {
  const query = { query: {} }
  const underwriters = useOperation(listUnderwriters, query).data
  const tams = useOperation(listTams, query).data
  const executives = useOperation(listAccountExecutives, query).data
  if (!underwriters || !tams || !executives) return undefined
  const optionsOf = ({ content }: typeof tams, hint: string) =>
    content.map((person) => ({ value: person.id, label: nameOf(person), hint }))
  return [
    ...optionsOf(underwriters, 'Underwriter'),
    ...optionsOf(tams, 'TAM'),
    ...optionsOf(executives, 'Account Executive'),
  ]
}

/** Says who of the provider's people look after an agency. */
export const ReplaceAgencyUsersDialog = ({ agencyId, name, onClose }: ReplaceAgencyUsersDialogProps) => {
  const { t } = useTranslation('users')
  const assignable = useAssignable()
  const present = useOperation(listAgencyUsers, { params: { agencyId } })
  const replace = useCommand(replaceAgencyUsers, { invalidates: [listAgencyUsers] })
  if (!assignable || !present.data) return null
  const isKnown = (id: string) => assignable.some(({ value }) => value === id)
  return (
    <FormDialog
      title={t('staffOf.title', { name })}
      submitLabel={t('staffOf.submit')}
      schema={People}
      defaultValues={{ userIds: present.data.map(({ userId }) => userId).filter(isKnown) }}
      needsChange
      onSubmit={async (body) => {
        await replace.mutateAsync({ params: { agencyId }, body }).catch(orSay(t('assignFailed')))
        toast.success(t('staffOf.done'))
      }}
      onClose={onClose}
    >
      <MultiSelectField
        name="userIds"
        label={t('staffOf.people')}
        hint={t('staffOf.hint')}
        optional
        options={assignable}
      />
    </FormDialog>
  )
}

export default hosted(AgencyData, ReplaceAgencyUsersDialog)
