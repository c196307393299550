import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { BillingContactsPanel } from '../parts/contacts/BillingContactsPanel.tsx'

const OfAgency = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('billing')
  const agencies = inPersona(usePersona(), 'agencies')
  const { data } = useOperation(getAgency, { params: { agencyId } }, { enabled: useMay()('agency:read') })
  const name = data?.name ?? t('contacts.oneAgency')
  return (
    <Page width="medium">
      <PageHeader
        title={t('contacts.billingOf', { name })}
        subtitle={t('contacts.subtitle')}
        trail={[
          { label: t('contacts.agencies'), to: agencies },
          { label: name, to: `${agencies}/${agencyId}/details` },
        ]}
      />
      <BillingContactsPanel agencyId={agencyId} />
    </Page>
  )
}

/** To whom an agency's bills are sent, on the agency's record. */
export const AgencyBillingPage = () => {
  const agencies = inPersona(usePersona(), 'agencies')
  const agencyId = AgencyId.safeParse(useParams().agencyId)
  return agencyId.success ? <OfAgency agencyId={agencyId.data} /> : <NotFoundInArea home={agencies} />
}
