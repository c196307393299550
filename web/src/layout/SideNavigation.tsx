import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AllTexts } from '../i18n/textKey.ts'
import { ChevronLeftIcon } from '../ui/icons.tsx'
import type { NavigationEntry } from './feature.ts'
import { grouped } from './grouped.ts'
import { Logo } from './Logo.tsx'
import { useIsCurrent, useReadAgain } from './useNavigation.ts'

const Entry = ({ entry, basePath, slim }: { entry: NavigationEntry; basePath: string; slim: boolean }) => {
  const { t } = useTranslation<AllTexts>()
  const to = `${basePath}/${entry.path}`
  const current = useIsCurrent(to)
  const readAgain = useReadAgain()
  const word = t(entry.label)
  const Icon = entry.icon
  return (
    <Tooltip title={slim && word} placement="right">
      <ButtonBase
        component={Link}
        to={to}
        onClick={current ? readAgain : undefined}
        aria-current={current ? 'page' : undefined}
        aria-label={slim ? word : undefined}
        sx={{
          display: 'flex',
          justifyContent: slim ? 'center' : 'flex-start',
          gap: 1.25,
          width: '100%',
          minHeight: 38,
          px: 1.25,
          borderRadius: 1,
          color: current ? '#ffffff' : '#c3cbdd',
          bgcolor: current ? 'rgb(255 255 255 / 0.12)' : 'transparent',
          boxShadow: current ? 'inset 3px 0 0 var(--palisade-mark, #4fd1b5)' : 'none',
          fontWeight: current ? 500 : 400,
          transition: 'background-color 140ms',
          '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)', color: '#ffffff' },
          '&:focus-visible': { outlineColor: 'var(--palisade-mark, #4fd1b5)', outlineOffset: -2 },
        }}
      >
        <Icon />
        {!slim && (
          <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 'inherit' }}>
            {word}
          </Typography>
        )}
      </ButtonBase>
    </Tooltip>
  )
}

type SideNavigationProps = { entries: readonly NavigationEntry[]; basePath: string; home: string }

const key = 'palisade.table.navigation'

/** The navigation of a persona: icons and words, or icons alone when folded; the choice is kept in this browser. */
export const SideNavigation = ({ entries, basePath, home }: SideNavigationProps) => {
  const { t } = useTranslation()
  const [slim, setSlim] = useState(() => localStorage.getItem(key) === 'slim')
  const fold = () => {
    setSlim(!slim)
    localStorage.setItem(key, slim ? 'wide' : 'slim')
  }
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexDirection: 'column',
        flex: 'none',
        width: slim ? 64 : { sm: 64, md: 216 },
        position: 'sticky',
        top: 0,
        height: '100dvh',
        bgcolor: '#14213d',
        color: '#ffffff',
        px: 1,
        py: 1.5,
        transition: 'width 160ms cubic-bezier(0, 0, 0.2, 1)',
        overflowX: 'hidden',
        overflowY: 'auto',
      }}
    >
      <Box
        component={Link}
        to={home}
        aria-label={t('shell.home')}
        sx={{
          color: 'inherit',
          textDecoration: 'none',
          px: 1,
          mb: 2,
          height: 32,
          '&:focus-visible': { outlineColor: 'var(--palisade-mark, #4fd1b5)' },
        }}
      >
        <Box sx={{ display: { xs: 'none', md: slim ? 'none' : 'block' } }}>
          <Logo />
        </Box>
        <Box sx={{ display: { xs: 'block', md: slim ? 'block' : 'none' }, ml: 0.25 }}>
          <Logo words={false} />
        </Box>
      </Box>
      <Box sx={{ flex: 1 }}>
        {grouped(entries).map(({ group, entries: some }) => (
          <Box
            key={group}
            sx={{
              pb: 1.5,
              '& + &': { borderTop: '1px solid rgb(255 255 255 / 0.1)', pt: { xs: 1.5, md: slim ? 1.5 : 1 } },
            }}
          >
            {group !== 'work' && !slim && (
              <Typography
                variant="caption"
                component="p"
                sx={{ display: { xs: 'none', md: 'block' }, color: '#a3aec5', px: 1.25, mb: 0.5 }}
              >
                {t(`shell.group.${group}`)}
              </Typography>
            )}
            <Box
              component="ul"
              aria-label={group === 'work' ? undefined : t(`shell.group.${group}`)}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}
            >
              {some.map((entry) => (
                <li key={entry.path}>
                  <Box sx={{ display: { xs: 'block', md: slim ? 'block' : 'none' } }}>
                    <Entry entry={entry} basePath={basePath} slim />
                  </Box>
                  <Box sx={{ display: { xs: 'none', md: slim ? 'none' : 'block' } }}>
                    <Entry entry={entry} basePath={basePath} slim={false} />
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <IconButton
        aria-label={slim ? t('shell.unfold') : t('shell.fold')}
        aria-expanded={!slim}
        onClick={fold}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, color: '#c3cbdd', alignSelf: slim ? 'center' : 'flex-end' }}
      >
        <ChevronLeftIcon sx={{ transform: slim ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }} />
      </IconButton>
    </Box>
  )
}
