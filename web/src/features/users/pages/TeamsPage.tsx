import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useMay } from '../../../api/useMay.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { Page } from '../../../layout/Page.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { inPersona } from '../../../paths.ts'
import { AddIcon } from '../../../ui/icons.tsx'
import { TeamAgenciesTable } from '../tables/TeamAgenciesTable.tsx'
import { TeamsTable } from '../tables/TeamsTable.tsx'

/** An agency's teams and who is in them; who has several agencies chooses one first. */
export const TeamsPage = () => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const persona = usePersona()
  const own = useSession()?.claims.organizationId
  const [params] = useSearchParams()
  const { state } = useLocation()
  const chosen = params.get('agencyId') ?? undefined
  const agencyId = persona === 'AGENCY' ? own : chosen
  const agencyName = (state as { agencyName?: string } | null)?.agencyName ?? t('oneAgency')
  const isChosen = persona !== 'AGENCY' && agencyId !== undefined
  return (
    <Page width="medium">
      <PageHeader
        title={isChosen ? t('teamsOf', { name: agencyName }) : t('teams')}
        {...(isChosen && { trail: [{ label: t('teams'), to: inPersona(persona, 'teams') }] })}
        action={
          agencyId !== undefined &&
          may('team:manage') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open('createTeam', { agencyId })}>
              {t('team.create')}
            </Button>
          )
        }
      />
      {agencyId === undefined ? <TeamAgenciesTable /> : <TeamsTable agencyId={agencyId} />}
    </Page>
  )
}
