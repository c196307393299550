import { useTranslation } from 'react-i18next'
import { type BlacklistAppeal, searchBlacklistAppeals } from '#shared/contracts/auth/blacklistAppeals.ts'
import { canBlacklistAppeal } from '#shared/records/blacklistAppeal/blacklistAppealLife.ts'
import {
  blacklistAppealStatuses,
  blacklistAppealStatusTones,
} from '#shared/records/blacklistAppeal/blacklistAppealStatus.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as referenceDialogs from '../dialogs.ts'

const Status = ({ status }: Pick<BlacklistAppeal, 'status'>) => {
  const { t } = useTranslation('reference')
  return (
    <StatusChip status={status} tone={blacklistAppealStatusTones[status].tone} label={t(`appeals.status.${status}`)} />
  )
}

const columns: readonly Column<BlacklistAppeal>[] = [
  { id: 'domain', header: 'reference:columns.domain', cell: ({ domain }) => domain, fixed: true, card: 'title' },
  {
    id: 'by',
    header: 'reference:columns.appealedBy',
    cell: ({ by }) => `${by.name}, ${by.role}`,
    card: 'fact',
  },
  { id: 'reason', header: 'reference:columns.reason', cell: ({ reason }) => reason, card: 'text' },
  { id: 'asked', header: 'reference:columns.since', cell: ({ asked }) => date(asked), card: 'fact' },
  { id: 'answer', header: 'reference:columns.answer', cell: ({ settled }) => settled?.answer ?? '–', card: 'text' },
  { id: 'status', header: 'reference:columns.status', cell: (row) => <Status {...row} />, card: 'status' },
]

const decisions = ['accept', 'refuse'] as const

/** Appeals against blacklisted domains, those that wait first asked for first. */
export const BlacklistAppealsTable = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const list = useListState({ prefix: 'appeal.' })
  const status = blacklistAppealStatuses.find((each) => each === list.filter('status')) ?? 'OPEN'
  const { search: _, sort: __, ...query } = list.query
  const appeals = useOperation(searchBlacklistAppeals, { query: { ...query, status } }, { keepPrevious: true })
  const actions = ({ domain, id, status: stands }: BlacklistAppeal): readonly RowAction[] =>
    decisions
      .filter((decision) => canBlacklistAppeal(stands, decision))
      .map((decision) => ({
        label: t(`appeals.${decision}`),
        onSelect: () => open(referenceDialogs.settleBlacklistAppeal, { appealId: id, domain, decision }),
      }))
  return (
    <DataTable
      name="blacklistAppeals"
      label={t('appeals.title')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(appeals)}
      actions={actions}
      toolbar={
        <FilterChips
          label={t('columns.status')}
          single
          options={blacklistAppealStatuses.map((value) => ({ value, label: t(`appeals.status.${value}`) }))}
          value={[status]}
          onChange={([next]) => list.setFilter('status', next)}
        />
      }
      empty={{ title: t('appeals.none'), hint: t('appeals.noneHint') }}
    />
  )
}
