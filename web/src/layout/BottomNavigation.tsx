import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AllTexts } from '../i18n/textKey.ts'
import { MenuIcon } from '../ui/icons.tsx'
import type { NavigationEntry } from './feature.ts'
import { grouped } from './grouped.ts'
import { onPhone } from './onPhone.ts'
import { useIsCurrent, useReadAgain } from './useNavigation.ts'

const Tab = ({ to, word, icon, onClick }: { to: string; word: string; icon: ReactNode; onClick?: () => void }) => {
  const current = useIsCurrent(to)
  const readAgain = useReadAgain()
  return (
    <ButtonBase
      component={Link}
      to={to}
      onClick={() => {
        onClick?.()
        if (current) readAgain()
      }}
      aria-current={current ? 'page' : undefined}
      sx={{
        flex: 1,
        minWidth: 0,
        flexDirection: 'column',
        // Icons stay in line where one of the words takes two lines.
        justifyContent: 'flex-start',
        py: 0.75,
        minHeight: 56,
        color: current ? 'primary.main' : 'text.secondary',
      }}
    >
      {icon}
      <Typography
        component="span"
        sx={{
          fontSize: onClick === undefined ? 11 : 12,
          lineHeight: 1.35,
          maxWidth: '100%',
          textAlign: 'center',
          fontWeight: current ? 500 : 400,
        }}
      >
        {word}
      </Typography>
    </ButtonBase>
  )
}

type BottomNavigationProps = { entries: readonly NavigationEntry[]; basePath: string; home: string }

/** Navigation on a phone: four places within reach of the thumb, the others in a sheet. */
export const BottomNavigation = ({ entries, basePath, home }: BottomNavigationProps) => {
  const { t } = useTranslation<AllTexts>()
  const [open, setOpen] = useState(false)
  const first = onPhone(entries, home.slice(basePath.length + 1))
  const tab = (entry: NavigationEntry, onClick?: () => void) => (
    <Tab
      key={entry.path}
      to={`${basePath}/${entry.path}`}
      word={t(entry.label)}
      icon={<entry.icon />}
      {...(onClick ? { onClick } : {})}
    />
  )
  return (
    <>
      <Box
        component="nav"
        aria-label={t('shell.navigation')}
        sx={{
          display: { xs: 'flex', sm: 'none' },
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        {first.map((entry) => tab(entry))}
        {entries.length > first.length && (
          <ButtonBase
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{
              flex: 1,
              minWidth: 0,
              flexDirection: 'column',
              justifyContent: 'flex-start',
              py: 0.75,
              minHeight: 56,
              color: 'text.secondary',
            }}
          >
            <MenuIcon />
            <Typography component="span" sx={{ fontSize: 11, lineHeight: 1.35 }}>
              {t('shell.more')}
            </Typography>
          </ButtonBase>
        )}
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { borderRadius: '16px 16px 0 0', pb: 3, pt: 2 } } }}
      >
        <Box component="nav" aria-label={t('shell.navigation')} sx={{ display: 'grid', gap: 2, px: 1 }}>
          {grouped(entries).map(({ group, entries: some }) => (
            <div key={group}>
              {group !== 'work' && (
                <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1, mb: 0.5 }}>
                  {t(`shell.group.${group}`)}
                </Typography>
              )}
              <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}>
                {some.map((entry) => tab(entry, () => setOpen(false)))}
              </Box>
            </div>
          ))}
        </Box>
      </Drawer>
    </>
  )
}
