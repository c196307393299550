import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CarrierRaterRow } from '#shared/contracts/rater/carrierRaterRecord.ts'
import { searchCarrierRaters } from '#shared/contracts/rater/carriers.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, number } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { useProductWords } from '#web/records/productWords.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { sortFrom } from '#web/tables/sortFrom.ts'
import { useListState } from '#web/tables/useListState.ts'
import { DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import * as referenceDialogs from '../dialogs.ts'
import { useRaterWords } from '../parts/raterWords.ts'

const Where = ({ rater: { states } }: { rater: CarrierRaterRow }) => {
  const { placesOf } = useRaterWords()
  return <>{placesOf(states)}</>
}

const When = ({ rater: { effectiveFrom, effectiveUntil } }: { rater: CarrierRaterRow }) => {
  const { spanOf } = useRaterWords()
  return <>{spanOf(effectiveFrom, effectiveUntil)}</>
}

/** As many are told by name in a row; its page has all of them. */
const mostTold = 2

/** The first of a list, one below the other, and how many there are besides. */
const First = ({ of }: { of: readonly string[] }) => {
  const { t } = useTranslation('reference')
  const more = of.length - mostTold
  return (
    <Box component="ul" title={of.join('\n')} sx={{ listStyle: 'none', m: 0, p: 0, minWidth: { md: 130 } }}>
      {of.slice(0, mostTold).map((each) => (
        <li key={each}>{each}</li>
      ))}
      {more > 0 && (
        <Typography component="li" variant="caption" color="text.secondary">
          {t('rater.more', { count: more })}
        </Typography>
      )}
    </Box>
  )
}

const Products = ({ rater: { products } }: { rater: CarrierRaterRow }) => {
  const { nameOf } = useProductWords()
  return <First of={products.map(nameOf)} />
}

/** By how much it deviates from its book, for what and where; nothing where it goes by the book. */
const Deviations = ({ rater: { deviations = [] } }: { rater: CarrierRaterRow }) => {
  const { t } = useTranslation('reference')
  const { deviationOf } = useRaterWords()
  return deviations.length === 0 ? t('rater.byBook') : <First of={deviations.map(deviationOf)} />
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
  { id: 'carrierId', header: 'reference:columns.carrierId', hidden: true, cell: ({ carrierId }) => carrierId },
  { id: 'products', header: 'reference:columns.products', cell: (rater) => <Products rater={rater} />, card: 'text' },
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
  const persona = usePersona()
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
      rowHref={({ carrierId }) => inPersona(persona, `reference/carriers/${carrierId}`)}
      empty={{ title: t('rater.none'), hint: t('rater.noneHint') }}
    />
  )
}
