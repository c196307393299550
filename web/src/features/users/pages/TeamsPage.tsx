import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { TeamsTable } from '../tables/TeamsTable.tsx'

/** The own agency's teams and who is in them. */
export const TeamsPage = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const agencyId = AgencyId.safeParse(useSession()?.claims.organizationId).data
  if (agencyId === undefined) return null
  return (
    <Page width="medium">
      <PageHeader
        title={t('teams')}
        action={
          may('team:manage') && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => open(usersDialogs.createTeam, { agencyId })}
            >
              {t('team.create')}
            </Button>
          )
        }
      />
      <TeamsTable agencyId={agencyId} />
    </Page>
  )
}
