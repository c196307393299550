import { useTranslation } from 'react-i18next'
import type { ListedManuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import { listManuscripts } from '#shared/contracts/quote/manuscripts.ts'
import { manuscriptStatuses } from '#shared/records/manuscript/manuscriptStatus.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { policyPath, quotePath } from '#web/paths.ts'
import { manuscriptDeeds, manuscriptOffer } from '#web/records/manuscript/manuscriptDeeds.ts'
import type { RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import * as underwritingDialogs from '../dialogs.ts'
import { manuscriptColumns } from '../parts/lists/manuscriptColumns.tsx'

/** Wording that is written for one cover alone: first what waits for somebody else to approve it. */
export const ManuscriptsPage = () => {
  const { t } = useTranslation(['underwriting', 'records'])
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const list = useListState()
  const status = manuscriptStatuses.find((each) => each === list.filter('status')) ?? 'SUBMITTED'
  const { sort: _, ...query } = list.query
  const manuscripts = useOperation(
    listManuscripts,
    { query: { ...query, status } },
    { keepPrevious: true, refetchInterval: 60_000 },
  )
  const hrefOf = ({ quoteId, policyId }: ListedManuscript) =>
    quoteId === undefined ? policyPath(persona, policyId ?? '') : quotePath(persona, quoteId)
  const actions = (row: ListedManuscript): readonly RowAction[] => [
    {
      label: t('manuscripts.read'),
      onSelect: () => open(underwritingDialogs.manuscript, { manuscriptId: row.id }),
    },
    ...manuscriptOffer(row, may).map((action) => ({
      label: t(`records:manuscript.deeds.${action}`),
      onSelect: () => open(manuscriptDeeds[action].dialog, { manuscriptId: row.id }),
    })),
  ]
  return (
    <Page>
      <PageHeader title={t('manuscripts.title')} subtitle={t('manuscripts.subtitle')} />
      <DataTable
        name="manuscripts"
        label={t('manuscripts.title')}
        columns={manuscriptColumns}
        rowId={(row) => row.id}
        {...list.table(manuscripts)}
        rowHref={hrefOf}
        actions={actions}
        empty={{ title: t('manuscripts.empty'), hint: t('manuscripts.emptyHint') }}
        toolbar={
          <FilterChips
            label={t('columns.status')}
            single
            options={manuscriptStatuses.map((value) => ({ value, label: t(`manuscripts.status.${value}`) }))}
            value={[status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        }
      />
    </Page>
  )
}
