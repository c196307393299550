import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { CarrierRaterRow } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { searchCarrierRaters } from '#shared/contracts/rater/carriers.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, number, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { useListState } from '#web/tables/useListState.ts'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as referenceDialogs from '../dialogs.ts'

const Where = ({ rater: { states } }: { rater: CarrierRaterRow }) => {
  const { t } = useTranslation('reference')
  return <>{states.length === 0 ? t('rater.everywhere') : states.join(', ')}</>
}

const When = ({ rater: { effectiveFrom, effectiveUntil } }: { rater: CarrierRaterRow }) => {
  const { t } = useTranslation('reference')
  const from = date(effectiveFrom)
  return (
    <>{effectiveUntil === null ? t('rater.from', { from }) : t('rater.span', { from, until: date(effectiveUntil) })}</>
  )
}

/** As finely as they are set. */
const factors = new Intl.NumberFormat(region.locale, { maximumFractionDigits: 4 })

/** By how much it deviates from its book, for what and where; nothing where it goes by the book. */
const Deviations = ({ rater: { deviations = [] } }: { rater: CarrierRaterRow }) => {
  const { t } = useTranslation('reference')
  if (deviations.length === 0) return <>{t('rater.byBook')}</>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, whiteSpace: 'normal' }}>
      {deviations.map(({ product, state, factor, minimumPremium }) => (
        <li key={`${product} ${state}`}>
          {[product ?? t('rater.allProducts'), ...(state ? [state] : [])].join(', ')}: × {factors.format(factor)}
          {minimumPremium !== undefined && `, ${t('rater.atLeast', { amount: wholeMoney(minimumPremium) })}`}
        </li>
      ))}
    </Box>
  )
}

const columns: readonly Column<CarrierRaterRow>[] = [
  {
    id: 'name',
    header: 'reference:columns.carrier',
    cell: ({ name }) => name,
    sortBy: 'name',
    fixed: true,
    card: 'title',
  },
  { id: 'carrierId', header: 'reference:columns.carrierId', cell: ({ carrierId }) => carrierId, card: 'fact' },
  { id: 'products', header: 'reference:columns.products', cell: ({ products }) => products.join(', '), card: 'text' },
  { id: 'where', header: 'reference:columns.where', cell: (rater) => <Where rater={rater} />, card: 'fact' },
  { id: 'rateBook', header: 'reference:columns.rateBook', cell: ({ rateBook }) => rateBook, card: 'fact' },
  {
    id: 'deviations',
    header: 'reference:rater.deviations',
    cell: (rater) => <Deviations rater={rater} />,
    card: 'text',
  },
  { id: 'version', header: 'reference:columns.version', cell: ({ revision }) => number(revision), card: 'fact' },
  { id: 'when', header: 'reference:columns.when', cell: (rater) => <When rater={rater} />, card: 'fact' },
  {
    id: 'lastUpdated',
    header: 'reference:columns.updated',
    cell: ({ lastUpdated }) => date(lastUpdated),
    sortBy: 'lastUpdated',
    align: 'end',
  },
]

/** What each carrier takes, where, by which rate book, and by how much it deviates from it. */
export const CarrierRatersTable = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const list = useListState({ sort: 'name', pageSize: 25, sizes: [25, 50, 100] })
  const { page, size } = list.pageQuery
  const sort = sortFrom(['name', 'lastUpdated'], list.sort)
  const raters = useOperation(
    searchCarrierRaters,
    { query: { page: String(page), size, ...(sort && { sort }) } },
    { keepPrevious: true },
  )
  const actions = (rater: CarrierRaterRow): readonly RowAction[] => [
    {
      label: t('rater.edit'),
      icon: <EditIcon />,
      onSelect: () => open(referenceDialogs.updateCarrierRater, { rater }),
    },
    {
      label: t('rater.remove'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: () => open(referenceDialogs.removeCarrierRater, { carrierId: rater.carrierId, name: rater.name }),
    },
  ]
  return (
    <DataTable
      name="carrierRaters"
      label={t('tabs.carriers')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(raters)}
      actions={actions}
      empty={{ title: t('rater.none'), hint: t('rater.noneHint') }}
    />
  )
}
