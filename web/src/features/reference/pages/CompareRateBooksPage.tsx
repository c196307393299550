import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { compareRateBooks } from '#shared/contracts/rater/rateBooks.ts'
import type { FactorTable } from '#shared/domain/rating/factorChange.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { percent } from '#web/i18n/format.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { useBookWords } from '../parts/bookWords.ts'

interface Difference {
  readonly table: FactorTable
  readonly row: string
  readonly value?: number | undefined
  readonly otherValue?: number | undefined
  readonly percent?: number | undefined
}

/** Where two rate books differ, row by row. */
export const CompareRateBooksPage = () => {
  const { t } = useTranslation('reference')
  const persona = usePersona()
  const { tableOf, rowOf, figureOf } = useBookWords()
  const { version = '', other = '' } = useParams()
  const compared = useOperation(compareRateBooks, { params: { version, other } })
  const shown = (table: FactorTable, value: number | undefined) => (value === undefined ? '–' : figureOf(table, value))
  const columns: readonly Column<Difference>[] = [
    {
      id: 'row',
      header: 'reference:columns.row',
      cell: ({ table, row }) => `${tableOf(table)} · ${rowOf(table, row)}`,
      fixed: true,
      card: 'title',
    },
    {
      id: 'first',
      header: 'reference:columns.first',
      cell: ({ table, value }) => shown(table, value),
      align: 'end',
      card: 'fact',
    },
    {
      id: 'other',
      header: 'reference:columns.other',
      cell: ({ table, otherValue }) => shown(table, otherValue),
      align: 'end',
      card: 'fact',
    },
    {
      id: 'percent',
      header: 'reference:columns.percent',
      cell: ({ percent: change }) => (change === undefined ? '–' : `${change > 0 ? '+' : ''}${percent(change / 100)}`),
      align: 'end',
      card: 'fact',
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('book.compareTitle')}
        subtitle={t('book.compareLead', { version, other })}
        trail={[
          { label: t('tabs.rating'), to: inPersona(persona, 'reference?area=rating') },
          { label: version, to: inPersona(persona, `reference/rating/${version}`) },
        ]}
      />
      <DataTable
        name="comparedBooks"
        label={t('book.compareTitle')}
        columns={columns}
        rowId={({ table, row }) => `${table}|${row}`}
        rows={compared.data?.rows}
        loading={compared.isPending}
        error={compared.error}
        onRetry={() => void compared.refetch()}
        empty={{ title: t('book.same'), hint: t('book.sameHint') }}
      />
    </Page>
  )
}
