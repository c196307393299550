import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAccountExecutives, listTams, listUnderwriters } from '#shared/contracts/auth/directory.ts'
import { listAgencyUsers, replaceAgencyUsers } from '#shared/contracts/auth/userAccess.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiAutocompleteField } from '#web/forms/MultiAutocompleteField.tsx'
import { nameOf } from '#web/records/user/userStatus.ts'
import { toast } from '#web/ui/toast.ts'

const AgencyData = z.object({ agencyId: AgencyId, name: z.string() })
type ReplaceAgencyUsersDialogProps = z.infer<typeof AgencyData> & { onClose: () => void }

const People = z.object({ userIds: z.array(UserId) })

/** As many of each role are offered at once; more are found by typing. */
const pageSize = 50

/** The provider's people whose agencies are assigned to them, with their roles. */
const searchAssignable = async (search: string, signal: AbortSignal) => {
  const input = { query: { search, size: pageSize } }
  const found = await Promise.all([
    call(listUnderwriters, input, { signal }),
    call(listTams, input, { signal }),
    call(listAccountExecutives, input, { signal }),
  ])
  const roles = ['Underwriter', 'TAM', 'Account Executive']
  return found.flatMap(({ content }, index) =>
    content.map((person) => ({ value: person.id, label: nameOf(person), hint: roles[index] })),
  )
}

/** Says who of the provider's people look after an agency. */
export const ReplaceAgencyUsersDialog = ({ agencyId, name, onClose }: ReplaceAgencyUsersDialogProps) => {
  const { t } = useTranslation('users')
  const present = useOperation(listAgencyUsers, { params: { agencyId } })
  const replace = useCommand(replaceAgencyUsers, { invalidates: [listAgencyUsers] })
  if (!present.data) return null
  return (
    <FormDialog
      title={t('staffOf.title', { name })}
      submitLabel={t('staffOf.submit')}
      schema={People}
      defaultValues={{ userIds: present.data.map(({ userId }) => userId) }}
      needsChange
      onSubmit={async (body) => {
        await replace.mutateAsync({ params: { agencyId }, body }).catch(orSay(t('assignFailed')))
        toast.success(t('staffOf.done'))
      }}
      onClose={onClose}
    >
      <MultiAutocompleteField<string>
        name="userIds"
        label={t('staffOf.people')}
        hint={t('staffOf.hint')}
        optional
        search={searchAssignable}
        initial={present.data.map(({ userId, role, ...person }) => ({
          value: userId,
          label: nameOf(person),
          hint: role,
        }))}
      />
    </FormDialog>
  )
}

export default hosted(AgencyData, ReplaceAgencyUsersDialog)
