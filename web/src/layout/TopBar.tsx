import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchIcon } from '../ui/icons.tsx'
import { keepsHeadClear } from '../ui/toastRoom.ts'

type TopBarProps = { teamSelector?: ReactNode; notifications?: ReactNode; userMenu: ReactNode; onSearch: () => void }

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The bar over every page: team, search (Ctrl-K), notifications, who am I. */
export const TopBar = ({ teamSelector, notifications, userMenu, onSearch }: TopBarProps) => {
  const { t } = useTranslation()
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSearch()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [onSearch])
  return (
    <Box
      component="header"
      ref={keepsHeadClear}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 3, lg: 4 },
        height: 56,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
      }}
    >
      {teamSelector}
      <ButtonBase
        onClick={onSearch}
        aria-label={t('shell.search')}
        aria-keyshortcuts="Control+K"
        sx={{
          ml: 'auto',
          gap: 1,
          height: 36,
          px: 1.25,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          justifyContent: 'flex-start',
          minWidth: { xs: 40, md: 240 },
          '&:hover': { borderColor: 'text.disabled' },
        }}
      >
        <SearchIcon />
        <Typography
          component="span"
          variant="body2"
          sx={{ display: { xs: 'none', md: 'inline' }, flex: 1, textAlign: 'left' }}
        >
          {t('shell.searchShort')}
        </Typography>
        <Typography
          component="kbd"
          variant="caption"
          sx={{ display: { xs: 'none', md: 'inline' }, border: 1, borderColor: 'divider', borderRadius: 0.5, px: 0.5 }}
        >
          {isMac ? '⌘ K' : 'Ctrl K'}
        </Typography>
      </ButtonBase>
      {notifications}
      {userMenu}
    </Box>
  )
}
