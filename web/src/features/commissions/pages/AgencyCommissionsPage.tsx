import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { getCommissionAccount } from '#shared/contracts/commissions/account.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { AgencyCommissions } from '../parts/AgencyCommissions.tsx'
import { DownloadStatement } from '../parts/DownloadStatement.tsx'
import { MemberCommissions } from '../parts/MemberCommissions.tsx'

const OfAgency = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const persona = usePersona()
  const { data } = useOperation(getCommissionAccount, { params: { agencyId } })
  const name = data?.agencyName ?? ''
  const agencies = inPersona(persona, 'agencies')
  return (
    <Page>
      <PageHeader
        title={t('titleOf', { name })}
        trail={[
          { label: t('agencies'), to: agencies },
          { label: name, to: `${agencies}/${agencyId}/details` },
        ]}
        secondary={<DownloadStatement agencyId={agencyId} />}
      />
      <AgencyCommissions agencyId={agencyId} own={false} />
    </Page>
  )
}

/** The same as its aggregator reads it. */
const OfMember = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('commissions')
  const persona = usePersona()
  const { data, error, refetch } = useOperation(getAgency, { params: { agencyId } })
  const agencies = inPersona(persona, 'agencies')
  if (error) return <RecordProblem title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
  const name = data?.name ?? ''
  return (
    <Page>
      <PageHeader
        title={t('titleOf', { name })}
        trail={[
          { label: t('agencies'), to: agencies },
          { label: name, to: `${agencies}/${agencyId}/users` },
        ]}
      />
      <MemberCommissions agencyId={agencyId} />
    </Page>
  )
}

/** The commission of an agency, on the agency's record. */
export const AgencyCommissionsPage = () => {
  const persona = usePersona()
  const agencyId = AgencyId.safeParse(useParams().agencyId)
  const Of = persona === 'DIGITAL' ? OfMember : OfAgency
  return agencyId.success ? <Of agencyId={agencyId.data} /> : <NotFoundInArea home={inPersona(persona, 'agencies')} />
}
