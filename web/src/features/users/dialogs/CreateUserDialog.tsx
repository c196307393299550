import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { listRoleGrants } from '#shared/contracts/auth/roleGrants.ts'
import { listAgencyTeams } from '#shared/contracts/auth/teams.ts'
import { createUser, listUsers } from '#shared/contracts/auth/users.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { hasAgencyPicker } from '#shared/domain/identity/roleLists.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { Problem } from '#web/api/problem.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TeamsField } from '#web/forms/TeamsField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { toast } from '#web/ui/toast.ts'
import * as usersDialogs from '../dialogs.ts'
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
  const agencyId = AgencyId.safeParse(accountId ?? ownId).data
  const teams = useOperation(listAgencyTeams, agencyId ? { params: { agencyId }, query: { size: 1 } } : null, {
    enabled: accountType === 'AGENCY' && may('team:read'),
  })
  const create = useCommand(createUser, { invalidates: [listUsers, listAllUsers, listRoleGrants] })
  const asksTeams = (teams.data?.content.length ?? 0) > 0
  const isOwn = accountId === undefined

  const invite = async ({ accountIds = [], teamIds = [], phone = '', roleTemplateId, ...user }: UserFormValues) => {
    const isStaff = accountType === 'COWBELL'
    const picks = isOwn && hasAgencyPicker(persona, user.roleId) ? accountIds : []
    const homes = accountId === undefined ? [] : [accountId]
    const body = {
      ...user,
      phone,
      ...(isStaff ? { agencies: picks } : { accountIds: [...homes, ...picks] }),
      ...(needsTeams(accountType, user.roleId) && { teamIds }),
      ...(roleTemplateId && { roleTemplateId }),
    }
    try {
      const { roleAsked } = await create
        .mutateAsync({ body })
        .catch(onPickers({ agency: t('agencyGone'), team: t('teamGone') }))
      toast.success(t('create.done', { email: user.email }))
      if (roleAsked !== undefined) toast.info(t('grants.waits', { role: roleAsked }))
    } catch (error) {
      const exists = error instanceof Problem && error.code === 'user.alreadyExists'
      if (!exists || !may('user:assign')) return orSay(t('saveFailed'))(error)
      toast.info(t('create.exists', { email: user.email }))
      open(usersDialogs.addUserAccounts, { email: user.email })
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
        roleTemplateId: null,
      }}
      onSubmit={invite}
      onClose={onClose}
    >
      {(form) => {
        const role = form.watch('roleId')
        return (
          <>
            <UserFields accountType={accountType} role={role} accountId={accountId} />
            {agencyId && asksTeams && needsTeams(accountType, role) && (
              <TeamsField name="teamIds" label={t('fields.teams')} agencyId={agencyId} />
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
