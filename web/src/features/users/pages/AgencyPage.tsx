import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { DocumentLibrary } from '#web/records/documents/DocumentLibrary.tsx'
import { HistoryOf } from '#web/records/HistoryOf.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { ColoursPanel } from '../colours/ColoursPanel.tsx'
import * as usersDialogs from '../dialogs.ts'
import { LogosPanel } from '../logo/LogosPanel.tsx'
import { AgencyActions } from '../parts/AgencyActions.tsx'
import { AgencyDetails } from '../parts/AgencyDetails.tsx'
import { AgencyHeld } from '../parts/AgencyHeld.tsx'
import { AgencyLevelPanel } from '../parts/AgencyLevelPanel.tsx'
import { AgencyLocations } from '../parts/AgencyLocations.tsx'
import { AgencyStanding } from '../parts/AgencyStanding.tsx'
import { useListsUsersOfAgencies } from '../parts/useListsUsersOfAgencies.ts'
import { AgencyLinksTable } from '../tables/AgencyLinksTable.tsx'
import { TeamsTable } from '../tables/TeamsTable.tsx'
import { UsersTable } from '../tables/UsersTable.tsx'
import { WidgetPanel } from '../widget/WidgetPanel.tsx'

const titles = {
  details: 'detailsOf',
  documents: 'documentsOf',
  history: 'historyOf',
  links: 'linksOf',
  standing: 'standingOf',
  teams: 'teamsOf',
  users: 'titleOf',
} as const
const tabs = {
  details: 'agency.tab',
  documents: 'documents',
  history: 'history',
  links: 'agency.linksTab',
  standing: 'standing',
  teams: 'teams',
  users: 'title',
} as const

const isArea = (area: string | undefined): area is keyof typeof titles => area !== undefined && area in titles

const AgencyArea = ({ agencyId, area }: { agencyId: AgencyId; area: keyof typeof titles }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const listsUsers = useListsUsersOfAgencies()
  const areas = [
    ...(may('agency:read') ? (['details', 'standing'] as const) : []),
    ...(listsUsers ? (['users'] as const) : []),
    ...(['teams'] as const),
    ...(may('agency:read') ? (['links'] as const) : []),
    ...(may('document:read') ? (['documents'] as const) : []),
    ...(['history'] as const),
  ]
  const agency = useOperation(getAgency, { params: { agencyId } }, { enabled: may('agency:read') })
  const name = agency.data?.name ?? t('oneAgency')
  const agencies = inPersona(persona, 'agencies')
  if (area === 'users' && !listsUsers) return <Navigate to={`${agencies}/${agencyId}/teams`} replace />
  // Nobody comes to an agency that is closed.
  const takesPeople = agency.data?.status !== 'CLOSED'
  const add = !takesPeople
    ? undefined
    : area === 'users'
      ? may('user:invite') && {
          label: t('create.open'),
          onClick: () => open(usersDialogs.createUser, { accountId: agencyId, accountType: 'AGENCY' }),
        }
      : area === 'teams' &&
        may('team:manage') && { label: t('team.create'), onClick: () => open(usersDialogs.createTeam, { agencyId }) }
  return (
    <Page>
      <PageHeader
        title={t(titles[area], { name })}
        trail={[{ label: t('agencies'), to: agencies }]}
        secondary={
          <>
            {may('user:assign') && takesPeople && (
              <Button onClick={() => open(usersDialogs.replaceAgencyUsers, { agencyId, name })}>
                {t('staffOf.open')}
              </Button>
            )}
            {agency.data && <AgencyActions agency={agency.data} agencyId={agencyId} />}
          </>
        }
        action={
          add && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={add.onClick}>
              {add.label}
            </Button>
          )
        }
      />
      {agency.data && <AgencyHeld agency={agency.data} />}
      {areas.length > 1 && (
        <Tabs
          value={area}
          aria-label={name}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {areas.map((each) => (
            <Tab
              key={each}
              value={each}
              label={t(tabs[each])}
              component={Link}
              to={`${agencies}/${agencyId}/${each}`}
            />
          ))}
          {persona === 'COWBELL' && may('license:read') && (
            <Tab value="licenses" label={t('licenses')} component={Link} to={`${agencies}/${agencyId}/licenses`} />
          )}
          {persona === 'COWBELL' && may('billing:read') && (
            <Tab value="billing" label={t('billing')} component={Link} to={`${agencies}/${agencyId}/billing`} />
          )}
          {persona === 'COWBELL' && may('commission:read') && (
            <Tab
              value="commissions"
              label={t('commissions')}
              component={Link}
              to={`${agencies}/${agencyId}/commissions`}
            />
          )}
        </Tabs>
      )}
      {area === 'details' ? (
        <Stack spacing={2.5}>
          <AgencyDetails agencyId={agencyId} />
          <LogosPanel agencyId={agencyId} />
          <ColoursPanel agencyId={agencyId} />
          <WidgetPanel agencyId={agencyId} />
          <AgencyLocations agencyId={agencyId} />
        </Stack>
      ) : area === 'standing' ? (
        <Stack spacing={2.5}>
          <AgencyLevelPanel agencyId={agencyId} />
          <AgencyStanding agencyId={agencyId} />
        </Stack>
      ) : area === 'users' ? (
        <UsersTable accountId={agencyId} />
      ) : area === 'teams' ? (
        <TeamsTable agencyId={agencyId} />
      ) : area === 'links' ? (
        <AgencyLinksTable agencyId={agencyId} />
      ) : area === 'documents' ? (
        <DocumentLibrary owner={{ id: agencyId, agencyId }} />
      ) : (
        <HistoryOf operation={listAgencyHistory} params={{ agencyId }} label={t('historyOf', { name })} />
      )}
    </Page>
  )
}

/** What an agency's administrator has of it: who works there, and in which teams. For who is in charge of the agency. */
export const AgencyPage = () => {
  const persona = usePersona()
  const { agencyId, area } = useParams()
  const id = AgencyId.safeParse(agencyId)
  if (!id.success || !isArea(area)) return <NotFoundInArea home={inPersona(persona, 'agencies')} />
  return <AgencyArea agencyId={id.data} area={area} />
}
