import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { NotificationsTab } from '../notifications/NotificationsTab.tsx'
import { DataTab } from '../parts/DataTab.tsx'
import { ExportsTab } from '../parts/ExportsTab.tsx'
import { ProfileTab } from '../parts/ProfileTab.tsx'
import { MfaTab } from '../security/MfaTab.tsx'
import { SessionsTab } from '../security/SessionsTab.tsx'

const tabs = ['profile', 'mfa', 'sessions', 'notifications', 'data', 'exports'] as const
type TabKey = (typeof tabs)[number]

/** Who one is, how one signs in, where one is signed in, what one is told of, and what is held of one. The address says which tab. */
export const ProfilePage = () => {
  const { t } = useTranslation('profile')
  const [params, setParams] = useSearchParams()
  const current = tabs.find((key) => key === params.get('tab')) ?? 'profile'
  const { data: user, error, refetch } = useOperation(getCurrentUser, {}, { staleTime: 10 * 60_000 })
  const content = (): ReactNode => {
    if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
    if (!user) return <TextSkeleton lines={8} />
    switch (current) {
      case 'profile':
        return <ProfileTab user={user} />
      case 'mfa':
        return <MfaTab user={user} />
      case 'sessions':
        return <SessionsTab />
      case 'notifications':
        return <NotificationsTab />
      case 'data':
        return <DataTab />
      case 'exports':
        return <ExportsTab />
    }
  }
  return (
    <Page width="medium">
      <PageHeader title={t('title')} subtitle={user && `${user.firstName} ${user.lastName} · ${user.account.name}`} />
      <Tabs
        value={current}
        onChange={(_, tab: TabKey) => setParams({ tab }, { replace: true })}
        variant="scrollable"
        aria-label={t('title')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((key) => (
          <Tab key={key} value={key} id={`tab-${key}`} aria-controls="profile-tab" label={t(`tabs.${key}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id="profile-tab" aria-labelledby={`tab-${current}`}>
        {content()}
      </Box>
    </Page>
  )
}
