import { useTranslation } from 'react-i18next'
import { listAgencyLinks } from '#shared/contracts/account/relationships.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { linkColumns } from '#web/records/organization/linkColumns.tsx'
import { DataTable } from '#web/tables/DataTable.tsx'

/** To whom an agency belongs, belonged and is to belong, and its own locations, with the days. */
export const AgencyLinksTable = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const { data, isLoading, error, refetch } = useOperation(listAgencyLinks, { params: { agencyId } })
  return (
    <DataTable
      name="agencyLinks"
      label={t('agency.links.title')}
      columns={linkColumns}
      rowId={({ id }) => id}
      rows={data}
      loading={isLoading}
      error={error ?? undefined}
      onRetry={() => void refetch()}
      empty={{ title: t('agency.links.none'), hint: t('agency.links.noneHint') }}
    />
  )
}
