import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { createSwitchToken, listMyAccounts } from '#shared/contracts/auth/jumps.ts'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/messageOf.ts'
import { Problem } from '../../../api/problem.ts'
import { useSession } from '../../../api/session.ts'
import { useMay } from '../../../api/useMay.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { openSession } from '../../../layout/openSession.ts'
import { SwitchIcon, VisibilityIcon } from '../../../ui/icons.tsx'
import { toast } from '../../../ui/toast.ts'

/** The other accounts of the signed-in user, and the way into somebody else's; each opens in a tab of its own. */
export const SwitchAccountEntries = () => {
  const { t } = useTranslation('auth')
  const current = useSession()?.claims.organizationId
  const mayJump = useMay()('session:jump')
  const dialogs = useDialogs()
  const accounts = useOperation(listMyAccounts, {}, { staleTime: 10 * 60_000 })
  const others = (accounts.data ?? []).filter(({ id }) => id !== current)
  if (others.length === 0 && !mayJump) return null
  const open = (accountId: string, name: string) =>
    openSession(() => call(createSwitchToken, { params: { accountId } }), name).catch((error: unknown) =>
      toast.error(error instanceof Problem ? messageOf(error) : t('switchAccount.failed')),
    )
  return (
    <>
      <Divider component="li" />
      {others.length > 0 && (
        <Box component="li" sx={{ px: 2, pt: 1 }}>
          <Typography variant="caption" color="text.secondary">
            {t('switchAccount.title')}
          </Typography>
        </Box>
      )}
      {others.slice(0, 8).map(({ id, name }) => (
        <MenuItem key={id} onClick={() => open(id, name)}>
          <ListItemIcon>
            <SwitchIcon />
          </ListItemIcon>
          <Typography noWrap>{name}</Typography>
        </MenuItem>
      ))}
      {mayJump && (
        <MenuItem onClick={() => dialogs.open('jumpIntoAccount')}>
          <ListItemIcon>
            <VisibilityIcon />
          </ListItemIcon>
          {t('jump.title')}
        </MenuItem>
      )}
      <Divider component="li" />
    </>
  )
}
