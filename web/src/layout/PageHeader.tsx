import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { region } from '../i18n/region.ts'
import { PageRefusals } from './PageRefusals.tsx'

type PageHeaderProps = {
  title: string
  /** Under the title: what the record is about, its status, its facts. */
  subtitle?: ReactNode
  /** The one primary action. */
  action?: ReactNode
  /** Further, quiet actions, before the primary one. */
  secondary?: ReactNode
  /** The way here, where depth needs it. */
  trail?: readonly { readonly label: string; readonly to: string }[]
}

/** Head of a page: its title, one primary action at the right that stays in view, the tab's title. */
export const PageHeader = ({ title, subtitle, action, secondary, trail }: PageHeaderProps) => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${title} · ${region.provider.name}`
  }, [title])
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: { xs: 2, md: 3 } }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {trail && (
          <Breadcrumbs aria-label={t('shell.trail')} sx={{ mb: 0.5, fontSize: 'max(0.9rem, 13px)' }}>
            {trail.map(({ label, to }) => (
              <Link key={to} component={RouterLink} to={to} color="text.secondary">
                {label}
              </Link>
            ))}
          </Breadcrumbs>
        )}
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{subtitle}</Box>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', '&:empty': { display: 'none' } }}>
        <PageRefusals />
        {secondary}
        {action}
      </Box>
    </Box>
  )
}
