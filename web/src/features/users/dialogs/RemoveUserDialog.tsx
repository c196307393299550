import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { getUser, listUsers, removeUser } from '#shared/contracts/auth/users.ts'
import { removalMessageOf } from '#shared/domain/identity/roleLists.ts'
import { orSay } from '../../../api/orSay.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { ConfirmDialog } from '../../../dialogs/ConfirmDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { toast } from '../../../ui/toast.ts'
import { nameOf } from '../parts/userStatus.ts'
import { UserData } from './userData.ts'

/** Asks before a user is deleted, telling what the role has access to. */
export const RemoveUserDialog = ({ userId, onClose }: UserData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const { data: user } = useOperation(getUser, { params: { userId: userId as never } })
  const remove = useCommand(removeUser, { invalidates: [listUsers, listAllUsers] })
  if (!user) return null
  const name = nameOf(user)
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ params: { userId: user.id as never } }).catch(orSay(t('remove.failed')))
        toast.success(t('remove.done', { name }))
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {t(`remove.message.${removalMessageOf(user.role.id)}`, { name, count: user.accountIds.length })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('remove.consequence')}
      </Typography>
    </ConfirmDialog>
  )
}

export default hosted(UserData, RemoveUserDialog)
