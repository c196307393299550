import { useTranslation } from 'react-i18next'
import type { RateBookRow } from '#shared/contracts/rater/rateBookRecord.ts'
import { listRateBooks } from '#shared/contracts/rater/rateBooks.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const From = ({ book: { effectiveFrom, effectiveUntil } }: { book: RateBookRow }) => {
  const { t } = useTranslation('reference')
  const from = date(effectiveFrom)
  return (
    <>{effectiveUntil === null ? t('rater.from', { from }) : t('rater.span', { from, until: date(effectiveUntil) })}</>
  )
}

const Changes = ({ book: { base, changes } }: { book: RateBookRow }) => {
  const { t } = useTranslation('reference')
  return <>{base === undefined ? t('book.published') : t('book.over', { count: changes, base })}</>
}

const columns: readonly Column<RateBookRow>[] = [
  { id: 'name', header: 'reference:columns.book', cell: ({ name }) => name, fixed: true, card: 'title' },
  { id: 'version', header: 'reference:columns.version', cell: ({ version }) => version, card: 'text' },
  {
    id: 'status',
    header: 'reference:columns.status',
    cell: ({ status }) => <StatusChip status={status} />,
    card: 'status',
  },
  { id: 'from', header: 'reference:columns.when', cell: (book) => <From book={book} />, card: 'fact' },
  { id: 'changes', header: 'reference:columns.changes', cell: (book) => <Changes book={book} />, card: 'fact' },
  { id: 'by', header: 'reference:columns.by', cell: ({ by }) => by ?? '–' },
]

/** The region's rate books: the published ones, and the versions that staff laid over them. */
export const RateBooksTable = () => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  const books = useOperation(listRateBooks, {})
  return (
    <DataTable
      name="rateBooks"
      label={t('tabs.rating')}
      columns={columns}
      rowId={({ version }) => version}
      rows={books.data}
      loading={books.isPending}
      error={books.error}
      onRetry={() => void books.refetch()}
      rowHref={({ version }) => inPersona(persona, `reference/rating/${version}`)}
      empty={{ title: t('book.none'), hint: t('book.noneHint') }}
    />
  )
}
