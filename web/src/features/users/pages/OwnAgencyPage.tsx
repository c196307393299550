import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ColoursPanel } from '../colours/ColoursPanel.tsx'
import { LogosPanel } from '../logo/LogosPanel.tsx'
import { AgencyDetails } from '../parts/AgencyDetails.tsx'
import { AgencyLevelPanel } from '../parts/AgencyLevelPanel.tsx'
import { AgencyLocations } from '../parts/AgencyLocations.tsx'
import { AgencyStanding } from '../parts/AgencyStanding.tsx'
import { ClientSharingPanel } from '../sharing/ClientSharingPanel.tsx'
import { AgencyLinksTable } from '../tables/AgencyLinksTable.tsx'
import { WidgetPanel } from '../widget/WidgetPanel.tsx'

/** The own agency: its name, how it is reached, and what it is known by. */
export const OwnAgencyPage = () => {
  const { t } = useTranslation('users')
  const agencyId = AgencyId.safeParse(useSession()?.claims.organizationId).data
  const agency = useOperation(getAgency, agencyId === undefined ? null : { params: { agencyId } })
  if (agencyId === undefined) return null
  return (
    <Page width="medium">
      <PageHeader title={agency.data?.name ?? t('agency.own')} />
      <Stack spacing={2.5}>
        <AgencyDetails agencyId={agencyId} />
        <LogosPanel agencyId={agencyId} />
        <ColoursPanel agencyId={agencyId} />
        <WidgetPanel agencyId={agencyId} />
        <ClientSharingPanel agencyId={agencyId} />
        <AgencyLocations agencyId={agencyId} />
        <Panel title={t('agency.links.title')}>
          <AgencyLinksTable agencyId={agencyId} />
        </Panel>
        <AgencyLevelPanel agencyId={agencyId} />
        <AgencyStanding agencyId={agencyId} />
      </Stack>
    </Page>
  )
}
