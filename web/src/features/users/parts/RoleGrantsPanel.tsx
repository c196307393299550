import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { approveRoleGrant, listRoleGrants, type RoleGrant } from '#shared/contracts/auth/roleGrants.ts'
import { getUser, listUsers } from '#shared/contracts/auth/users.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime } from '#web/i18n/format.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { toast } from '#web/ui/toast.ts'
import * as usersDialogs from '../dialogs.ts'

/** A role that was asked for: whoever asked, or is to have it, does not approve it. */
const Asked = ({ grant }: { grant: RoleGrant }) => {
  const { t } = useTranslation(['users', 'records'])
  const { open } = useDialogs()
  const own = useSession()?.claims.userId
  const approve = useCommand(approveRoleGrant, { invalidates: [getUser, listAllUsers, listRoleGrants, listUsers] })
  const { id: roleGrantId, asked, expiresAt, role, userId, userName: name } = grant
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.25, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box sx={{ flex: '1 1 18rem' }}>
        <Typography>{t('grants.asked', { name, role })}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('grants.by', { name: asked.name, at: dateTime(asked.at), until: date(expiresAt) })}
        </Typography>
      </Box>
      {own !== asked.by && own !== userId && (
        <ConfirmButton
          size="small"
          variant="contained"
          title={t('grants.approveTitle', { name })}
          question={t('grants.approveText', { role })}
          confirmLabel={t('grants.approve')}
          onConfirm={async () => {
            await approve.mutateAsync({ params: { roleGrantId } })
            toast.success(t('grants.approved', { name, role }))
          }}
        >
          {t('grants.approve')}
        </ConfirmButton>
      )}
      {own !== userId && (
        <Button size="small" color="error" onClick={() => open(usersDialogs.rejectRoleGrant, { roleGrantId, name })}>
          {t('grants.reject')}
        </Button>
      )}
      <Button size="small" onClick={() => open(usersDialogs.roleGrantHistory, { id: roleGrantId, name })}>
        {t('records:history.title')}
      </Button>
    </Box>
  )
}

/** Roles that wait for a second person; nothing while there are none. */
export const RoleGrantsPanel = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { data } = useOperation(
    listRoleGrants,
    { query: { status: 'PROPOSED' } },
    { enabled: may('role:approve'), staleTime: 0 },
  )
  if (data === undefined || data.hits.length === 0) return null
  return (
    <Panel title={t('grants.title')} sx={{ mb: 2 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.hits.map((grant) => (
          <Asked key={grant.id} grant={grant} />
        ))}
      </Box>
    </Panel>
  )
}
