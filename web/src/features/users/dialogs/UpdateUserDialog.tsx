import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { listRoleGrants } from '#shared/contracts/auth/roleGrants.ts'
import type { User } from '#shared/contracts/auth/user.ts'
import { assignUserAccess, listSelectableAccounts } from '#shared/contracts/auth/userAccess.ts'
import { getUser, listUsers, updateUser } from '#shared/contracts/auth/users.ts'
import { hasAgencyPicker } from '#shared/domain/identity/roleLists.ts'
import { accountTypeOf, isRole, type Role, realmOf } from '#shared/domain/identity/roles.ts'
import { orSay } from '#web/api/orSay.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { nameOf } from '#web/records/user/userStatus.ts'
import { toast } from '#web/ui/toast.ts'
import { AgenciesField } from '../forms/AgenciesField.tsx'
import { hasClients } from '../forms/HeirField.tsx'
import { LeavingFields } from '../forms/LeavingFields.tsx'
import { onPickers } from '../forms/onPickers.ts'
import { UserFields } from '../forms/UserFields.tsx'
import { type UserFormValues, userForm } from '../forms/userForm.ts'
import { UserData } from './userData.ts'

/** The agencies a user has besides the own one, with their names; asked for only where they are chosen. */
const useAgenciesOf = (user: User | undefined) => {
  const persona = usePersona()
  const may = useMay()
  const claims = useSession()?.claims
  const isChosen =
    user !== undefined &&
    user.id !== claims?.userId &&
    accountTypeOf(user.role.id) === persona &&
    hasAgencyPicker(persona, user.role.id) &&
    may('user:assign')
  const { data } = useOperation(
    listSelectableAccounts,
    { query: { accountType: 'AGENCY' } },
    { enabled: isChosen, staleTime: 60_000 },
  )
  const others = user?.accountIds.filter((id) => id !== claims?.organizationId) ?? []
  return {
    isChosen,
    isLoading: isChosen && data === undefined,
    agencies: (data?.content ?? []).filter(({ value }) => others.includes(value)),
  }
}

/** Who works for a whole agency may work for its locations too. */
const mayBeEverywhere = (role: Role | ''): boolean =>
  isRole(role) && accountTypeOf(role) === 'AGENCY' && realmOf(role) === 'ACCOUNT'

/** Changes a user's details, role and agencies. */
export const UpdateUserDialog = ({ userId, onClose }: UserData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const ownId = useSession()?.claims.userId
  const { data: user } = useOperation(getUser, { params: { userId } })
  const { isChosen, isLoading, agencies } = useAgenciesOf(user)
  const lists = { invalidates: [listUsers, listAllUsers, listRoleGrants, getUser] }
  const update = useCommand(updateUser, lists)
  const assign = useCommand(assignUserAccess, lists)
  const [needsHeir, setNeedsHeir] = useState(false)
  if (!user || isLoading) return null
  const gone = { agency: t('agencyGone'), team: t('teamGone') }
  const accountType = accountTypeOf(user.role.id)
  const before = agencies.map(({ value }) => value)
  const isSelf = user.id === ownId

  const save = async ({
    email: _,
    teamIds: __,
    accountIds = [],
    phone = '',
    handOverTo,
    roleTemplateId = null,
    ...details
  }: UserFormValues) => {
    const { npn = '', slackHandle = '', inEveryLocation = false, ...rest } = details
    const { roleAsked } = await update
      .mutateAsync({
        params: { userId },
        body: { ...rest, phone, npn, slackHandle, ...(!isSelf && { roleTemplateId }) },
      })
      .catch(orSay(t('saveFailed')))
    const isMoved =
      accountIds.length !== before.length ||
      accountIds.some((id) => !before.includes(id)) ||
      inEveryLocation !== (user.inEveryLocation ?? false)
    if (isChosen && hasAgencyPicker(persona, details.roleId) && isMoved)
      await assign
        .mutateAsync({
          body: {
            userId,
            accountIds,
            ...(mayBeEverywhere(details.roleId) && { inEveryLocation }),
            ...(handOverTo && { handOverTo }),
          },
        })
        .catch(onPickers(gone))
        .catch(orSay(t('assignFailed')))
    toast.success(roleAsked === undefined ? t('update.done') : t('grants.waits', { role: roleAsked }))
  }
  return (
    <FormDialog
      title={t('update.title', { name: nameOf(user) })}
      submitLabel={t('update.submit')}
      schema={userForm({ accountType, asksTeams: false })}
      defaultValues={{
        roleId: user.role.id,
        roleTemplateId: user.roleTemplate?.id ?? null,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        phone: user.phone.replace(/\D/g, ''),
        npn: user.npn ?? '',
        slackHandle: user.slackHandle ?? '',
        primaryContact: user.primaryContact,
        billingContact: user.billingContact,
        accountIds: before,
        inEveryLocation: user.inEveryLocation ?? false,
        handOverTo: null,
      }}
      onProblem={(error) => {
        if (!hasClients(error)) return false
        setNeedsHeir(true)
        return true
      }}
      onSubmit={save}
      onClose={onClose}
      needsChange
    >
      {(form) => {
        const role = form.watch('roleId')
        return (
          <>
            <UserFields
              accountType={accountType}
              role={role}
              existing
              accountId={accountType === 'COWBELL' ? undefined : user.accountIds[0]}
              self={isSelf}
            />
            {isChosen && hasAgencyPicker(persona, role) && (
              <AgenciesField
                hint={t(accountType === 'COWBELL' ? 'fields.looksAfter' : 'fields.worksIn')}
                initial={agencies}
              />
            )}
            {isChosen && mayBeEverywhere(role) && (
              <CheckboxField name="inEveryLocation" label={t('fields.everyLocation')} />
            )}
            <LeavingFields userId={userId} before={before} isAsked={needsHeir} />
          </>
        )
      }}
    </FormDialog>
  )
}

export default hosted(UserData, UpdateUserDialog)
