import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { createUser, listUsers } from '#shared/contracts/auth/users.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { hasAgencyPicker } from '#shared/domain/identity/roleLists.ts'
import { orSay } from '../../../api/orSay.ts'
import { Problem } from '../../../api/problem.ts'
import { useSession } from '../../../api/session.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useMay } from '../../../api/useMay.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { MultiSelectField } from '../../../forms/MultiSelectField.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { toast } from '../../../ui/toast.ts'
import { AgenciesField } from '../forms/AgenciesField.tsx'
import { onPickers } from '../forms/onPickers.ts'
import { UserFields } from '../forms/UserFields.tsx'
import { needsTeams, type UserFormValues, userForm } from '../forms/userForm.ts'

/** The account that staff invite into; one's own without it. */
const InvitingData = z.object({ accountId: z.string().optional(), accountType: z.enum(accountTypes).optional() })
type CreateUserDialogProps = z.infer<typeof InvitingData> & { onClose: () => void }

/** Creates a user, who gets an invitation by e-mail. Who exists already is given access instead. */
export const CreateUserDialog = ({ accountId, accountType: named, onClose }: CreateUserDialogProps) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const accountType = named ?? persona
  const ownId = useSession()?.claims.organizationId
  const agencyId = accountId ?? ownId ?? ''
  const teams = useOperation(
    listAgencyTeams,
    { params: { agencyId: agencyId as never }, query: {} },
    { enabled: accountType === 'AGENCY' && may('team:read') },
  )
  const create = useCommand(createUser, { invalidates: [listUsers, listAllUsers] })
  const asksTeams = (teams.data?.content.length ?? 0) > 0
  const isOwn = accountId === undefined

  const invite = async ({ accountIds = [], teamIds = [], phone = '', ...user }: UserFormValues) => {
    const isStaff = accountType === 'COWBELL'
    const picks = isOwn && hasAgencyPicker(persona, user.roleId) ? accountIds : []
    const homes = accountId === undefined ? [] : [accountId]
    const body = {
      ...user,
      phone,
      ...(isStaff ? { agencies: picks } : { accountIds: [...homes, ...picks] }),
      ...(needsTeams(accountType, user.roleId) && { teamIds }),
    }
    try {
      await create.mutateAsync({ body }).catch(onPickers({ agency: t('agencyGone'), team: t('teamGone') }))
      toast.success(t('create.done', { email: user.email }))
    } catch (error) {
      const exists = error instanceof Problem && error.code === 'user.alreadyExists'
      if (!exists || !may('user:assign')) return orSay(t('saveFailed'))(error)
      toast.info(t('create.exists', { email: user.email }))
      open('addUserAccounts', { email: user.email, ...(accountType === 'COWBELL' ? {} : { accountId: agencyId }) })
    }
  }
  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.submit')}
      schema={userForm({ accountType, asksTeams })}
      defaultValues={{
        firstName: '',
        lastName: '',
        email: '',
        phone: '',
        primaryContact: false,
        billingContact: false,
        accountIds: [],
        teamIds: [],
      }}
      onSubmit={invite}
      onClose={onClose}
    >
      {(form) => {
        const role = form.watch('roleId')
        return (
          <>
            <UserFields accountType={accountType} role={role} />
            {asksTeams && needsTeams(accountType, role) && (
              <MultiSelectField
                name="teamIds"
                label={t('fields.teams')}
                options={(teams.data?.content ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            {isOwn && role && hasAgencyPicker(persona, role) && may('user:assign') && (
              <AgenciesField hint={t(accountType === 'COWBELL' ? 'fields.looksAfter' : 'fields.worksIn')} />
            )}
          </>
        )
      }}
    </FormDialog>
  )
}

export default hosted(InvitingData, CreateUserDialog)
