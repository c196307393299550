import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type Leaver, listLeavers } from '#shared/contracts/auth/leavers.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { nameOf } from '#web/records/user/userStatus.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'

type Row = z.infer<typeof Leaver>
type T = TFunction<'users'>

/** What went to whom: "12 clients, 3 quotes to Ines Lopez". */
const handedText = ({ handed, handedTo }: Row, t: T): string => {
  if (handedTo === undefined) return t('leavers.nothingHanded')
  const pieces = handed.map(({ what, count, isUnderWay }) => {
    if (count === undefined) return t(`leavers.${what}`)
    return t(`leavers.${isUnderWay ? 'underWay' : 'went'}.${what}`, { count })
  })
  return t('leavers.to', { what: pieces.join(', '), name: handedTo })
}

const remainingKinds = ['clients', 'quotes', 'referrals', 'claims'] as const

/** What nobody has taken over: "2 open quotes". */
const remainingText = ({ remaining }: Row, t: T): string =>
  remainingKinds
    .filter((kind) => remaining[kind] > 0)
    .map((kind) => t(`leavers.remaining.${kind}`, { count: remaining[kind] }))
    .join(', ') || t('leavers.nothingLeft')

const columnsFor = (t: T, ofAll: boolean): readonly Column<Row>[] => [
  {
    id: 'name',
    header: 'users:columns.name',
    cell: (row) => nameOf(row),
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  { id: 'email', header: 'users:columns.email', cell: ({ email }) => email || '–', hidden: true },
  ...(ofAll
    ? [{ id: 'account', header: 'users:columns.account', cell: ({ account }: Row) => account.name || '–' } as const]
    : []),
  { id: 'role', header: 'users:columns.role', cell: ({ role }) => role.label, card: 'fact' },
  {
    id: 'left',
    header: 'users:columns.left',
    cell: ({ left }) => <DateText value={left} />,
    sortBy: 'left',
    card: 'fact',
  },
  { id: 'by', header: 'users:columns.endedBy', cell: ({ by }) => by, card: 'fact' },
  { id: 'handed', header: 'users:columns.handedOver', cell: (row) => handedText(row, t), card: 'text' },
  { id: 'remaining', header: 'users:columns.stillTheirs', cell: (row) => remainingText(row, t), card: 'text' },
]

/** Who left an organization, or any: when, by whom, what of theirs went to whom, and what is in their name still. */
export const LeaversTable = ({ accountId, ofAll = false }: { accountId?: string | undefined; ofAll?: boolean }) => {
  const { t } = useTranslation('users')
  const list = useListState({ sort: '-left' })
  const leavers = useOperation(listLeavers, { query: { ...list.pageQuery, accountId } }, { keepPrevious: true })
  return (
    <DataTable
      name="leavers"
      label={t('views.leavers')}
      columns={columnsFor(t, ofAll)}
      rowId={(row) => row.id}
      {...list.table(leavers)}
      toolbar={<TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('search')} />}
      empty={{ title: t('leavers.none'), hint: t('leavers.hint') }}
    />
  )
}
