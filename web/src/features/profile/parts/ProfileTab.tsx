import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { PasswordForm } from '../forms/PasswordForm.tsx'
import { PersonForm } from '../forms/PersonForm.tsx'
import { PhotoPanel } from '../photo/PhotoPanel.tsx'
import type { CurrentUser } from './currentUser.ts'
import { InvitationsPanel } from './InvitationsPanel.tsx'
import { LicensesPanel } from './LicensesPanel.tsx'

/** Names, phone, password; and where one is invited to. */
export const ProfileTab = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('profile')
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
      <Panel title={t('person.title')}>
        <PhotoPanel user={user} />
        <Box sx={{ mb: 3 }}>
          <KeyValueList
            items={[
              { label: t('person.email'), value: user.email },
              { label: t('person.role'), value: user.role.label },
            ]}
          />
        </Box>
        <PersonForm user={user} />
      </Panel>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <InvitationsPanel />
        <LicensesPanel email={user.email} />
        <Panel title={t('password.title')}>
          <PasswordForm />
        </Panel>
      </Box>
    </Box>
  )
}
