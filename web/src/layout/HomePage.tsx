import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { useSession } from '../api/session.ts'
import { DashboardIcon, UserIcon } from '../ui/icons.tsx'
import type { NavigationEntry } from './feature.ts'
import { Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'
import { SupportContact } from './SupportContact.tsx'
import { useNavigation } from './useNavigation.ts'

type HomePageProps = { accountType: AccountType; navigation: readonly NavigationEntry[] }

const profile: NavigationEntry = { order: 1000, path: 'profile', label: 'shell.profile', icon: UserIcon }

/** Homes of personas without a dashboard of their own are in the navigation too. */
export const homeEntry = (accountType: AccountType): NavigationEntry => ({
  order: 10,
  path: personas[accountType].home.slice(personas[accountType].basePath.length + 1),
  label: 'shell.home',
  icon: DashboardIcon,
  personas: [accountType],
  phone: true,
})

/**
 * The home of a persona without a dashboard of its own: who one is here, the ways on that the role has, and whom to ask for
 * more.
 */
export const HomePage = ({ accountType, navigation }: HomePageProps) => {
  const { t } = useTranslation()
  const claims = useSession()?.claims
  const entries = useNavigation([...navigation, profile], accountType)
  return (
    <Page width="medium">
      <PageHeader title={t(`persona.${accountType}`)} subtitle={claims && `${claims.name} · ${claims.role}`} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {entries.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Paper
              variant="outlined"
              component={Link}
              to={`${personas[accountType].basePath}/${path}`}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                minHeight: 72,
                px: 2,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { borderColor: 'text.disabled' },
              }}
            >
              <Icon />
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {t(label)}
              </Typography>
            </Paper>
          </li>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 3, mb: 0.5 }}>
        {t('home.intro')}
      </Typography>
      <SupportContact />
    </Page>
  )
}
