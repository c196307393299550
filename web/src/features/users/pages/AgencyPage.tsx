import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '../../../api/useMay.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { useDialogs } from '../../../dialogs/DialogHost.tsx'
import { NotFoundInArea } from '../../../layout/NotFoundInArea.tsx'
import { Page } from '../../../layout/Page.tsx'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { inPersona } from '../../../paths.ts'
import { AddIcon } from '../../../ui/icons.tsx'
import { useListsUsersOfAgencies } from '../parts/useListsUsersOfAgencies.ts'
import { TeamsTable } from '../tables/TeamsTable.tsx'
import { UsersTable } from '../tables/UsersTable.tsx'

const AgencyArea = ({ agencyId, area }: { agencyId: AgencyId; area: 'teams' | 'users' }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const persona = usePersona()
  const { open } = useDialogs()
  const listsUsers = useListsUsersOfAgencies()
  const areas = listsUsers ? (['users', 'teams'] as const) : (['teams'] as const)
  const agency = useOperation(getAgency, { params: { agencyId } }, { enabled: may('agency:read') })
  const name = agency.data?.name ?? t('oneAgency')
  const agencies = inPersona(persona, 'agencies')
  if (area === 'users' && !listsUsers) return <Navigate to={`${agencies}/${agencyId}/teams`} replace />
  const add =
    area === 'users'
      ? may('user:invite') && {
          label: t('create.open'),
          onClick: () => open('createUser', { accountId: agencyId, accountType: 'AGENCY' }),
        }
      : may('team:manage') && { label: t('team.create'), onClick: () => open('createTeam', { agencyId }) }
  return (
    <Page>
      <PageHeader
        title={t(area === 'users' ? 'titleOf' : 'teamsOf', { name })}
        trail={[{ label: t('agencies'), to: agencies }]}
        secondary={
          may('user:assign') && (
            <Button onClick={() => open('replaceAgencyUsers', { agencyId, name })}>{t('staffOf.open')}</Button>
          )
        }
        action={
          add && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={add.onClick}>
              {add.label}
            </Button>
          )
        }
      />
      {areas.length > 1 && (
        <Tabs value={area} aria-label={name} sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
          {areas.map((each) => (
            <Tab
              key={each}
              value={each}
              label={t(each === 'users' ? 'title' : 'teams')}
              component={Link}
              to={`${agencies}/${agencyId}/${each}`}
            />
          ))}
        </Tabs>
      )}
      {area === 'users' ? <UsersTable accountId={agencyId} /> : <TeamsTable agencyId={agencyId} />}
    </Page>
  )
}

/** What an agency's administrator has of it: who works there, and in which teams. For who is in charge of the agency. */
export const AgencyPage = () => {
  const persona = usePersona()
  const { agencyId, area } = useParams()
  const id = AgencyId.safeParse(agencyId)
  if (!id.success || (area !== 'users' && area !== 'teams'))
    return <NotFoundInArea home={inPersona(persona, 'agencies')} />
  return <AgencyArea agencyId={id.data} area={area} />
}
