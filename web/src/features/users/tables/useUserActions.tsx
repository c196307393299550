import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Operation } from '#shared/contract/operation.ts'
import { resendUserInvitation } from '#shared/contracts/auth/invitations.ts'
import type { User } from '#shared/contracts/auth/user.ts'
import { enableUser, removeUser } from '#shared/contracts/auth/users.ts'
import { accountTypeOf, realmOf, scopesOf } from '#shared/domain/identity/roles.ts'
import { needsOfUser, type UserAction, userLife } from '#shared/records/user/userLife.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { offerOf } from '#web/records/offer.ts'
import { refusedEntry, useRefusal } from '#web/records/useRefusal.ts'
import { nameOf } from '#web/records/user/userStatus.ts'
import type { RowAction } from '#web/tables/column.ts'
import {
  CheckIcon,
  ClockIcon,
  DeleteIcon,
  EditIcon,
  LogoutIcon,
  MailIcon,
  PolicyIcon,
  SwitchIcon,
  TeamIcon,
} from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import * as usersDialogs from '../dialogs.ts'

/** What can be done with a user of the list; the server refuses by the same rules. */
export const useUserActions = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const refusal = useRefusal()
  const { open } = useDialogs()
  const claims = useSession()?.claims
  const persona = usePersona()
  const navigate = useNavigate()
  const leadsToLicenses = persona === 'AGENCY' || persona === 'COWBELL'
  const resend = useCommand(resendUserInvitation, {
    onSuccess: () => toast.success(t('resend.done')),
  })
  const isMe = (user: User) => user.id === claims?.userId
  /** Administrators are left to administrators, guests to where they are at home. */
  const isMine = (user: User) =>
    user.guest !== true && (!scopesOf(user.role.id).includes('role:admin') || claims?.scopes.includes('role:admin'))
  /** Why a user is not the reader's to shut out, whatever their role may. */
  const notMine = (user: User) => (user.guest === true ? 'guest' : isMine(user) ? undefined : 'administrator')
  /** The entry of what may be done to users, with why it may not be to this one; none where it is not the reader's at all. */
  const when = (user: User, action: UserAction, by: Operation, entry: RowAction): readonly RowAction[] => {
    const isMet = needsOfUser(user, claims?.userId)
    const offer = offerOf({ life: userLife, action, by: [by], status: user.status, may, isMet })
    if (offer === undefined)
      return refusedEntry({
        label: entry.label,
        why: refusal({ life: userLife, action, by: [by], status: user.status }),
      })
    const why = offer.notNow ?? (action === 'inviteAgain' ? undefined : notMine(user))
    return why === undefined ? [entry] : [{ ...entry, notNow: t(`notNow.${why}`) }]
  }
  const mayEdit = (user: User) => may('user:update') && (isMine(user) || isMe(user)) && user.guest !== true

  const actions = (user: User): readonly RowAction[] => {
    const data = { userId: user.id, name: nameOf(user), email: user.email }
    const where = (condition: boolean | undefined, action: RowAction) => (condition ? [action] : [])
    return [
      ...where(mayEdit(user), {
        label: t('actions.edit'),
        icon: <EditIcon />,
        onSelect: () => open(usersDialogs.updateUser, data),
      }),
      ...when(user, 'inviteAgain', resendUserInvitation, {
        label: t('actions.resend'),
        icon: <MailIcon />,
        onSelect: () =>
          resend.mutate(
            { body: { email: user.email } },
            { onError: (error) => toast.error(messageOf(error), { cause: error }) },
          ),
      }),
      ...where(may('team:manage') && user.teams.length > 0 && realmOf(user.role.id) === 'TEAM', {
        label: t('actions.teams'),
        icon: <TeamIcon />,
        onSelect: () => open(usersDialogs.migrateUserTeams, data),
      }),
      ...where(may('user:assign') && !isMe(user), {
        label: t('actions.accounts'),
        icon: <SwitchIcon />,
        onSelect: () => open(usersDialogs.addUserAccounts, data),
      }),
      ...where(
        leadsToLicenses && may('license:read') && accountTypeOf(user.role.id) === 'AGENCY' && user.guest !== true,
        {
          label: t('actions.licenses'),
          icon: <PolicyIcon />,
          onSelect: () =>
            navigate(inPersona(persona, `licenses?${new URLSearchParams({ area: 'agents', search: user.email })}`)),
        },
      ),
      ...where(user.guest !== true, {
        label: t('actions.history'),
        icon: <ClockIcon />,
        onSelect: () => open(usersDialogs.userHistory, { id: user.id, name: nameOf(user) }),
      }),
      ...when(user, 'enable', enableUser, {
        label: t(user.enabled ? 'actions.disable' : 'actions.enable'),
        icon: user.enabled ? <LogoutIcon /> : <CheckIcon />,
        onSelect: () => open(usersDialogs.enableUser, { ...data, enable: !user.enabled }),
      }),
      ...when(user, 'remove', removeUser, {
        label: t('actions.delete'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => open(usersDialogs.removeUser, data),
      }),
    ]
  }
  return { actions, mayEdit, edit: (user: User) => open(usersDialogs.updateUser, { userId: user.id }) }
}
