import { useTranslation } from 'react-i18next'
import { searchFindingDisputes } from '#shared/contracts/risk/disputes.ts'
import type { FindingDispute } from '#shared/contracts/risk/findingDispute.ts'
import { canFindingDispute } from '#shared/records/findingDispute/findingDisputeLife.ts'
import { findingDisputeStatuses } from '#shared/records/findingDispute/findingDisputeStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { accountPath } from '#web/paths.ts'
import { useHistoryAction } from '#web/records/useHistoryAction.tsx'
import type { RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import * as underwritingDialogs from '../dialogs.ts'
import { disputeColumns } from '../parts/lists/disputeColumns.tsx'

const decisions = ['accept', 'refuse'] as const

/** Findings that insureds and agencies say are not so: the oldest first, until an underwriter accepts or refuses it. */
export const DisputesPage = () => {
  const { t } = useTranslation('underwriting')
  const persona = usePersona()
  const { open } = useDialogs()
  const list = useListState()
  const status = findingDisputeStatuses.find((each) => each === list.filter('status')) ?? 'OPEN'
  const { search: _, sort: __, ...query } = list.query
  const disputes = useOperation(
    searchFindingDisputes,
    { query: { ...query, status } },
    { keepPrevious: true, refetchInterval: 60_000 },
  )
  const history = useHistoryAction()
  const actions = ({ findingText: finding, id, status: stands }: FindingDispute): readonly RowAction[] => [
    ...decisions
      .filter((decision) => canFindingDispute(stands, decision))
      .map((decision) => ({
        label: t(`disputes.${decision}`),
        onSelect: () => open(underwritingDialogs.settleFindingDispute, { disputeId: id, finding, decision }),
      })),
    history(() => open(underwritingDialogs.findingDisputeHistory, { id, name: finding })),
  ]
  return (
    <Page>
      <PageHeader title={t('disputes.title')} subtitle={t('disputes.subtitle')} />
      <DataTable
        name="findingDisputes"
        label={t('disputes.title')}
        columns={disputeColumns}
        rowId={(row) => row.id}
        {...list.table(disputes)}
        rowHref={({ accountId }) => accountPath(persona, accountId)}
        actions={actions}
        empty={{ title: t('disputes.empty'), hint: t('disputes.emptyHint') }}
        toolbar={
          <FilterChips
            label={t('columns.status')}
            single
            options={findingDisputeStatuses.map((value) => ({ value, label: t(`disputes.status.${value}`) }))}
            value={[status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        }
      />
    </Page>
  )
}
