import { useTranslation } from 'react-i18next'
import { searchScreenings } from '#shared/contracts/risk/screenings.ts'
import type { Screening } from '#shared/records/screening/screening.ts'
import { canScreening } from '#shared/records/screening/screeningLife.ts'
import { heldGroup, screeningStatuses } from '#shared/records/screening/screeningStatus.ts'
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
import { screeningColumns } from '../parts/lists/screeningColumns.tsx'

const decisions = ['clear', 'confirm'] as const
const groups = [heldGroup, ...screeningStatuses] as const

/** Accounts of which a name may be on a sanctions list, the longest held first, until two people have decided. */
export const ScreeningsPage = () => {
  const { t } = useTranslation('underwriting')
  const persona = usePersona()
  const { open } = useDialogs()
  const list = useListState()
  const status = groups.find((each) => each === list.filter('status')) ?? heldGroup
  const { search: _, sort: __, ...query } = list.query
  const screenings = useOperation(
    searchScreenings,
    { query: { ...query, status } },
    { keepPrevious: true, refetchInterval: 60_000 },
  )
  const history = useHistoryAction()
  const actions = ({ companyName: company, id, status: stands }: Screening): readonly RowAction[] => [
    ...decisions
      .filter((decision) => canScreening(stands, decision))
      .map((decision) => ({
        label: t(`screenings.${decision}`),
        onSelect: () => open(underwritingDialogs.decideScreening, { screeningId: id, company, decision }),
      })),
    history(() => open(underwritingDialogs.screeningHistory, { id, name: company })),
  ]
  return (
    <Page>
      <PageHeader title={t('screenings.title')} subtitle={t('screenings.subtitle')} />
      <DataTable
        name="screenings"
        label={t('screenings.title')}
        columns={screeningColumns}
        rowId={(row) => row.id}
        {...list.table(screenings)}
        rowHref={({ accountId }) => accountPath(persona, accountId)}
        actions={actions}
        empty={{ title: t('screenings.empty'), hint: t('screenings.emptyHint') }}
        toolbar={
          <FilterChips
            label={t('columns.status')}
            single
            options={groups.map((value) => ({ value, label: t(`screenings.status.${value}`) }))}
            value={[status]}
            onChange={([next]) => list.setFilter('status', next)}
          />
        }
      />
    </Page>
  )
}
