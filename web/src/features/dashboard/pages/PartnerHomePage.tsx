import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { getPersonaProfile } from '#shared/contracts/account/personas.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { DormantAgencies } from '#web/records/agency/DormantAgencies.tsx'
import { FinancingFigures } from '#web/records/financing/FinancingFigures.tsx'
import { WaitingFigures } from '#web/records/waiting/WaitingFigures.tsx'
import { Accumulation } from '../partners/Accumulation.tsx'
import { AgencyCommissions } from '../partners/AgencyCommissions.tsx'
import { Appointments } from '../partners/Appointments.tsx'
import { Authority } from '../partners/Authority.tsx'
import { Channels } from '../partners/Channels.tsx'
import { Exposure } from '../partners/Exposure.tsx'
import { Heading } from '../partners/Heading.tsx'
import { MemberClients } from '../partners/MemberClients.tsx'
import { Pictures } from '../partners/Pictures.tsx'
import { PoolYears } from '../partners/PoolYears.tsx'
import { Postures } from '../partners/Postures.tsx'
import { isPartnerType, type PartnerType, partnerHomes } from '../partners/partnerHomes.ts'
import { RateBookInForce } from '../partners/RateBookInForce.tsx'
import { Standing } from '../partners/Standing.tsx'
import { Treaties } from '../partners/Treaties.tsx'
import { Ways } from '../partners/Ways.tsx'
import { ListTabs } from '../parts/ListTabs.tsx'
import { NewAccountButton } from '../parts/NewAccountButton.tsx'

/** Whose home it is and who reads it: the organization, where one may read of it, then the person and their role. */
const Whose = ({ accountType }: { accountType: PartnerType }) => {
  const may = useMay()
  const claims = useSession()?.claims
  const type = personas[accountType].path
  const { data } = useOperation(getPersonaProfile, may('organization:read') ? { params: { type }, query: {} } : null)
  return <>{[data?.name, claims?.name, claims?.role].filter((each) => each !== undefined).join(' · ')}</>
}

const PartnerHome = ({ accountType }: { accountType: PartnerType }) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const home = partnerHomes[accountType]
  const waiting = home.waiting.filter(({ permission }) => may(permission))
  const { tabs, standing, exposure, postures, treaties, financing, pool } = home
  return (
    <>
      <PageHeader title={t('title')} subtitle={<Whose accountType={accountType} />} action={<NewAccountButton />} />
      {waiting.length > 0 && (
        <Paper variant="outlined" sx={{ borderRadius: 1.5, mb: 2.5, p: { xs: 0.5, md: 1 } }}>
          <WaitingFigures figures={waiting} label={t('figures.label')} />
        </Paper>
      )}
      {financing && may('billing:manage') && <FinancingFigures />}
      {standing && may('report:read') && <Standing agencies={standing === 'agencies'} />}
      <Pictures accountType={accountType} />
      {pool && may('report:read') && <PoolYears />}
      {treaties && may('report:read') && <Treaties />}
      {exposure && may('report:read') && <Exposure of={exposure} />}
      {home.accumulation && may('report:read') && <Accumulation />}
      {home.appointments && may('report:read') && <Appointments />}
      {home.memberClients && may('report:read') && <MemberClients />}
      {home.dormant && may('agency:read') && (
        <Box sx={{ mb: 2.5 }}>
          <DormantAgencies tellsLast={false} heading={<Heading>{t('partners.dormant')}</Heading>} />
        </Box>
      )}
      {home.brought && may('commission:read') && <AgencyCommissions />}
      {home.brought && may('submission:read') && <Channels />}
      {home.paper && may('rater:read') && <RateBookInForce />}
      {home.paper && may('report:read') && <Authority />}
      {postures && may('connector:read') && <Postures />}
      {tabs.length > 0 && <ListTabs of={tabs} />}
      <Ways accountType={accountType} />
      <Box sx={{ mt: 2.5 }}>
        <SupportContact />
      </Box>
    </>
  )
}

/** Where the people of an organization begin: what waits for them, how it stands, and the lists it has a share in. */
export const PartnerHomePage = () => {
  const accountType = usePersona()
  return <Page>{isPartnerType(accountType) && <PartnerHome accountType={accountType} />}</Page>
}
