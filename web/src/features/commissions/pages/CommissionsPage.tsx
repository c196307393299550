import { useTranslation } from 'react-i18next'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useSession } from '#web/api/session.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { AgencyCommissions } from '../parts/AgencyCommissions.tsx'
import { AllCommissions } from '../parts/AllCommissions.tsx'
import { DownloadStatement } from '../parts/DownloadStatement.tsx'
import { useAccountReturn } from '../parts/useAccountReturn.ts'

const Own = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const { problem } = useAccountReturn(agencyId)
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('subtitleOwn')} action={<DownloadStatement />} />
      {problem !== undefined && <ProblemPanel error={problem} />}
      <AgencyCommissions agencyId={agencyId} own />
    </Page>
  )
}

/** The own agency's commission, or for staff the statements of all agencies. */
export const CommissionsPage = () => {
  const persona = usePersona()
  const agencyId = AgencyId.safeParse(useSession()?.claims.organizationId).data
  if (persona === 'COWBELL') return <AllCommissions />
  return agencyId === undefined ? null : <Own agencyId={agencyId} />
}
