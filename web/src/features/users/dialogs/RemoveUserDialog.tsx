import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { getHandOver } from '#shared/contracts/auth/handOver.ts'
import { listLeavers } from '#shared/contracts/auth/leavers.ts'
import { getUser, listUsers, removeUser } from '#shared/contracts/auth/users.ts'
import { removalMessageOf } from '#shared/domain/identity/roleLists.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { nameOf } from '#web/records/user/userStatus.ts'
import { toast } from '#web/ui/toast.ts'
import { HeirField, hasClients } from '../forms/HeirField.tsx'
import { LeftBehindList } from '../parts/LeftBehindList.tsx'
import { UserData } from './userData.ts'

const HandOver = z.object({ handOverTo: UserId.nullish() })

/** Asks before a user is deleted, telling what the role has access to; of an agent with clients, who takes them over. */
export const RemoveUserDialog = ({ userId, onClose }: UserData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const { data: user } = useOperation(getUser, { params: { userId } })
  const remove = useCommand(removeUser, { invalidates: [listUsers, listAllUsers, listLeavers] })
  const [isAsked, setIsAsked] = useState(false)
  const left = useOperation(getHandOver, { params: { userId } })
  if (!user || left.isPending) return null
  const agencies = left.data?.agencies ?? []
  const waiting = left.data?.waiting
  const needsHeir = isAsked || agencies.length > 0
  const name = nameOf(user)
  return (
    <FormDialog
      title={t('remove.title', { name })}
      submitLabel={t('remove.confirm')}
      destructive
      schema={HandOver}
      defaultValues={{ handOverTo: null }}
      onProblem={(error) => {
        if (!hasClients(error)) return false
        setIsAsked(true)
        return true
      }}
      onSubmit={async ({ handOverTo }) => {
        const input = { params: { userId }, query: handOverTo ? { handOverTo } : {} }
        await remove.mutateAsync(input).catch(orSay(t('remove.failed')))
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
      {waiting !== undefined && waiting.referrals + waiting.claims > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('handOver.waiting', waiting)}
        </Alert>
      )}
      <LeftBehindList agencies={agencies} />
      {needsHeir && <HeirField userId={user.id} isAsked={isAsked} agencyId={agencies[0]?.agency.id} />}
    </FormDialog>
  )
}

export default hosted(UserData, RemoveUserDialog)
