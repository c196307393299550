import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { NotFoundInArea } from '#web/layout/NotFoundInArea.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { LicenseAreas } from '../parts/LicenseAreas.tsx'

const OfAgency = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('licenses')
  const agencies = inPersona(usePersona(), 'agencies')
  const { data } = useOperation(getAgency, { params: { agencyId } })
  const name = data?.name ?? ''
  return (
    <LicenseAreas
      title={t('titleOf', { name })}
      trail={[
        { label: t('agencies'), to: agencies },
        { label: name, to: `${agencies}/${agencyId}/details` },
      ]}
      agency={{ id: agencyId, name }}
    />
  )
}

/** What an agency and its agents are licensed for, on the agency's record. */
export const AgencyLicensesPage = () => {
  const agencies = inPersona(usePersona(), 'agencies')
  const agencyId = AgencyId.safeParse(useParams().agencyId)
  return agencyId.success ? <OfAgency agencyId={agencyId.data} /> : <NotFoundInArea home={agencies} />
}
