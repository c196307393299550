import { useTranslation } from 'react-i18next'
import { resendUserInvitation } from '#shared/contracts/auth/invitations.ts'
import type { User } from '#shared/contracts/auth/user.ts'
import { realmOf, scopesOf } from '#shared/domain/identity/roles.ts'
import { messageOf } from '../../../api/messageOf.ts'
import { useSession } from '../../../api/session.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useMay } from '../../../api/useMay.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import type { RowAction } from '../../../tables/column.ts'
import { CheckIcon, DeleteIcon, EditIcon, LogoutIcon, MailIcon, SwitchIcon, TeamIcon } from '../../../ui/icons.tsx'
import { toast } from '../../../ui/toast.ts'
import { nameOf } from '../parts/userStatus.ts'

/** What can be done with a user of the list; the server refuses by the same rules. */
export const useUserActions = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const claims = useSession()?.claims
  const resend = useCommand(resendUserInvitation, {
    onSuccess: () => toast.success(t('resend.done')),
  })
  const isMe = (user: User) => user.id === claims?.userId
  /** Administrators are left to administrators, guests to where they are at home. */
  const isMine = (user: User) =>
    user.guest !== true && (!scopesOf(user.role.id).includes('role:admin') || claims?.scopes.includes('role:admin'))
  const mayEdit = (user: User) => may('user:update') && (isMine(user) || isMe(user)) && user.guest !== true

  const actions = (user: User): readonly RowAction[] => {
    const data = { userId: user.id, name: nameOf(user), email: user.email }
    const when = (condition: boolean | undefined, action: RowAction) => (condition ? [action] : [])
    const others = !isMe(user) && isMine(user)
    return [
      ...when(mayEdit(user), {
        label: t('actions.edit'),
        icon: <EditIcon />,
        onSelect: () => open('updateUser', data),
      }),
      ...when(may('user:invite') && user.status === 'INVITED', {
        label: t('actions.resend'),
        icon: <MailIcon />,
        onSelect: () =>
          resend.mutate(
            { body: { email: user.email } },
            { onError: (error) => toast.error(messageOf(error), { cause: error }) },
          ),
      }),
      ...when(may('team:manage') && user.teams.length > 0 && realmOf(user.role.id) === 'TEAM', {
        label: t('actions.teams'),
        icon: <TeamIcon />,
        onSelect: () => open('migrateUserTeams', data),
      }),
      ...when(may('user:assign') && !isMe(user), {
        label: t('actions.accounts'),
        icon: <SwitchIcon />,
        onSelect: () => open('addUserAccounts', data),
      }),
      ...when(may('user:update') && others, {
        label: t(user.enabled ? 'actions.disable' : 'actions.enable'),
        icon: user.enabled ? <LogoutIcon /> : <CheckIcon />,
        onSelect: () => open('enableUser', { ...data, enable: !user.enabled }),
      }),
      ...when(may('user:delete') && others, {
        label: t('actions.delete'),
        icon: <DeleteIcon />,
        destructive: true,
        onSelect: () => open('UsersDeleteConfirm', data),
      }),
    ]
  }
  return { actions, mayEdit, edit: (user: User) => open('updateUser', { userId: user.id }) }
}
