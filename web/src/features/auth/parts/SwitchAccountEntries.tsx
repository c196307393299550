import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listMyAccounts } from '#shared/contracts/auth/jumps.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { Problem } from '#web/api/problem.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { openSession } from '#web/layout/openSession.ts'
import { SwitchIcon, VisibilityIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { switchTo } from '../beginElsewhere.ts'
import * as authDialogs from '../dialogs.ts'

/** As many accounts stand in the menu; more are found in a dialog. */
const most = 8

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
    openSession(() => switchTo(accountId), name).catch((error: unknown) =>
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
      {others.slice(0, most).map(({ id, name }) => (
        <MenuItem key={id} onClick={() => open(id, name)}>
          <ListItemIcon>
            <SwitchIcon />
          </ListItemIcon>
          <Typography noWrap>{name}</Typography>
        </MenuItem>
      ))}
      {others.length > most && (
        <MenuItem onClick={() => dialogs.open(authDialogs.switchAccount)}>
          <Typography sx={{ pl: 4.5 }}>{t('switchAccount.all', { count: others.length })}</Typography>
        </MenuItem>
      )}
      {mayJump && (
        <MenuItem onClick={() => dialogs.open(authDialogs.jumpIntoAccount)}>
          <ListItemIcon>
            <VisibilityIcon />
          </ListItemIcon>
          {t('jump.title')}
        </MenuItem>
      )}
    </>
  )
}
