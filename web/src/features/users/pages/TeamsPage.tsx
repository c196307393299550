import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session.ts'
import { useMay } from '../../../api/useMay.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { Page } from '../../../layout/Page.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { AddIcon } from '../../../ui/icons.tsx'
import { TeamsTable } from '../tables/TeamsTable.tsx'

/** The own agency's teams and who is in them. */
export const TeamsPage = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const agencyId = useSession()?.claims.organizationId
  if (agencyId === undefined) return null
  return (
    <Page width="medium">
      <PageHeader
        title={t('teams')}
        action={
          may('team:manage') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open('createTeam', { agencyId })}>
              {t('team.create')}
            </Button>
          )
        }
      />
      <TeamsTable agencyId={agencyId} />
    </Page>
  )
}
