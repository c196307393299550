import { useTranslation } from 'react-i18next'
import type { User } from '#shared/contracts/auth/user.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { userStatus } from './userStatus.ts'

export const UserStatus = ({ user }: { user: Pick<User, 'enabled' | 'status'> }) => {
  const { t } = useTranslation('users')
  const status = userStatus(user)
  return <StatusChip status={status} label={t(`status.${status}`)} />
}
