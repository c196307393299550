import { useTranslation } from 'react-i18next'
import { deviationFor, type RaterDeviation } from '#shared/domain/rating/carrierRater.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import type { Product } from '#shared/regions/products.ts'
import { factor, percent, wholeMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'

interface Row {
  readonly product: Product
  /** None is everywhere, or everywhere else where others are named for the product. */
  readonly state: string | undefined
  readonly isRest: boolean
  readonly factor: number
  readonly minimumPremium: number | undefined
}

const Where = ({ row: { isRest, state } }: { row: Row }) => {
  const { t } = useTranslation('reference')
  return <>{state ?? t(isRest ? 'rater.elsewhere' : 'rater.everywhere')}</>
}

const Least = ({ amount }: { amount: number | undefined }) => {
  const { t } = useTranslation('reference')
  return <>{amount === undefined ? t('rater.asTheBook') : wholeMoney(amount)}</>
}

const columns: readonly Column<Row>[] = [
  {
    id: 'product',
    header: 'reference:columns.product',
    cell: ({ product }) => productNameOf(product),
    fixed: true,
    card: 'title',
  },
  { id: 'state', header: 'reference:columns.state', cell: (row) => <Where row={row} />, card: 'fact' },
  {
    id: 'factor',
    header: 'reference:rater.factor',
    cell: (row) => `× ${factor(row.factor)}`,
    align: 'end',
    card: 'fact',
  },
  {
    id: 'share',
    header: 'reference:rater.againstBook',
    cell: (row) => `${row.factor > 1 ? '+' : ''}${percent(row.factor - 1, { digits: 2 })}`,
    align: 'end',
  },
  {
    id: 'least',
    header: 'reference:rater.minimumPremium',
    cell: ({ minimumPremium }) => <Least amount={minimumPremium} />,
    align: 'end',
    card: 'fact',
  },
]

/** For each product what counts, first where a place is named, then everywhere else: as prices take it. */
const rowsOf = (products: readonly Product[], deviations: readonly RaterDeviation[]): readonly Row[] => {
  const states = [...new Set(deviations.flatMap(({ state }) => state ?? []))].sort()
  return products.flatMap((product) => {
    // A place whose own word does not count for the product is priced as everywhere else.
    const named = states.filter((state) => deviationFor(deviations, { product, state })?.state === state)
    return [...named, undefined].map((state) => {
      const { factor: by = 1, minimumPremium } = deviationFor(deviations, { product, state }) ?? {}
      return { product, state, isRest: named.length > 0, factor: by, minimumPremium }
    })
  })
}

/** What a rater does to the price of each product it takes, and where: every product has its row, also one that goes by the book. */
export const RaterFactors = ({
  products,
  deviations,
}: {
  products: readonly Product[]
  deviations: readonly RaterDeviation[]
}) => {
  const { t } = useTranslation('reference')
  return (
    <DataTable
      name="raterFactors"
      label={t('rater.factors')}
      columns={columns}
      rowId={({ product, state }) => `${product}|${state ?? ''}`}
      rows={rowsOf(products, deviations)}
    />
  )
}
