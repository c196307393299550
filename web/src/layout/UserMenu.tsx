import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { initialsOf } from '#shared/domain/text/characters.ts'
import type { Claims } from '../api/claims.ts'
import { useOperation } from '../api/useOperation.ts'
import { paths } from '../paths.ts'
import { LogoutIcon, UserIcon } from '../ui/icons.tsx'
import { PersonAvatar } from '../ui/PersonAvatar.tsx'

const initialsOfName = (name: string): string => initialsOf(...name.split(/\s+/).filter(Boolean).slice(0, 2))

/** Who am I: name and role, the look, the profile, the way out. */
export const UserMenu = ({
  claims,
  basePath,
  children,
}: {
  claims: Claims
  basePath: string
  children?: ReactNode
}) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mode = 'system', setMode } = useColorScheme()
  const me = useOperation(getCurrentUser, {}, { staleTime: 10 * 60_000 })
  const name = me.data ? `${me.data.firstName} ${me.data.lastName}` : claims.name
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const go = (path: string) => {
    setAnchor(null)
    navigate(path)
  }
  return (
    <>
      <ButtonBase
        aria-label={t('shell.whoAmI', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 5, p: 0.5, minWidth: 40, minHeight: 40 }}
      >
        <PersonAvatar
          initials={me.data?.initials ?? initialsOfName(claims.name || claims.email)}
          email={claims.email}
          avatarUrl={me.data?.avatarUrl}
        />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // Whatever was chosen, also what a feature adds, the menu has done its part; the look can be tried out.
        onClick={({ target }) => target instanceof Element && target.closest('[role=menuitem]') && setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 264 } } }}
      >
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
          <Typography variant="body2" color="text.secondary" noWrap title={claims.email}>
            {claims.email}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {claims.role} · {t(`persona.${claims.accountType}`)}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem onClick={() => go(`${basePath}/profile`)}>
          <ListItemIcon>
            <UserIcon />
          </ListItemIcon>
          {t('shell.profile')}
        </MenuItem>
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={mode}
            aria-label={t('shell.look')}
            onChange={(_, next: 'light' | 'dark' | 'system' | null) => next && setMode(next)}
          >
            {(['light', 'dark', 'system'] as const).map((each) => (
              <ToggleButton key={each} value={each} sx={{ py: 0.25, textTransform: 'none' }}>
                {t(`shell.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        <Divider component="li" />
        <MenuItem onClick={() => go(paths.logout)}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          {t('shell.signOut')}
        </MenuItem>
        {/* Below what is always there: what comes a moment later moves nothing from under the pointer. */}
        {children}
      </Menu>
    </>
  )
}
