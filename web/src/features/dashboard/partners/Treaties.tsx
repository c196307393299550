import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getTreatyStanding } from '#shared/contracts/account/treaties.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { compactMoney, date, number, percent } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { EditIcon } from '#web/ui/icons.tsx'
import { signTreaty } from '../../organizations/dialogs.ts'
import { reportStaleTime } from '../parts/reportStaleTime.ts'
import { AsOf } from './AsOf.tsx'
import { Heading } from './Heading.tsx'
import { moneyOrWithheld } from './moneyOrWithheld.ts'
import { treatiesShown } from './waiting.ts'

type Treaty = ResponseOf<typeof getTreatyStanding>['treaties'][number]
type Layer = Treaty['layers'][number]
type Row = Layer & { readonly treaty: Treaty; readonly key: string }

const rowsOf = (treaties: readonly Treaty[] = []): readonly Row[] =>
  treaties.flatMap((treaty) =>
    treaty.layers.map((layer, index) => ({ ...layer, treaty, key: `${treaty.id} ${index}` })),
  )

const countOrWithheld = (count: number | undefined): string => (count === undefined ? '–' : number(count))

/** Losses against premium; a dash where either is withheld or there is no premium. */
const ratioOrWithheld = ({ premium, incurred }: Layer): string =>
  premium === undefined || incurred === undefined || premium === 0 ? '–' : percent(incurred / premium)

const Share = ({ row: { treaty, attachment, limit, share } }: { row: Row }) => {
  const { t } = useTranslation('dashboard')
  return (
    <>
      {treaty.kind === 'QUOTA_SHARE'
        ? t('partners.treaties.ceded', { share: percent(share / 100) })
        : t('partners.treaties.above', { limit: compactMoney(limit), attachment: compactMoney(attachment) })}
    </>
  )
}

const Signed = ({ row: { treaty } }: { row: Row }) => {
  const { t } = useTranslation('dashboard')
  const { signed } = treaty
  if (signed === undefined) return <>{t('partners.treaties.unsigned')}</>
  return <Box sx={{ whiteSpace: 'nowrap' }}>{date(signed.at)}</Box>
}

const columns: readonly Column<Row>[] = [
  {
    id: 'treaty',
    header: 'dashboard:partners.treaties.treaty',
    cell: ({ treaty: { name, carrier } }) => (carrier ? `${name}, ${carrier}` : name),
    fixed: true,
    card: 'title',
  },
  {
    id: 'year',
    header: 'dashboard:partners.treaties.year',
    cell: ({ treaty: { year } }) => String(year),
    card: 'fact',
    hidden: true,
  },
  {
    id: 'term',
    header: 'dashboard:partners.treaties.term',
    cell: ({ treaty: { begins, ends } }) => `${date(begins)} – ${date(ends)}`,
  },
  { id: 'layer', header: 'dashboard:partners.treaties.layer', cell: (row) => <Share row={row} />, card: 'fact' },
  {
    id: 'percent',
    header: 'dashboard:partners.treaties.part',
    cell: ({ percent: own }) => percent(own / 100),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'policies',
    header: 'dashboard:partners.exposure.policies',
    cell: ({ policies }) => countOrWithheld(policies),
    align: 'end',
  },
  {
    id: 'premium',
    header: 'dashboard:partners.treaties.premium',
    cell: ({ premium }) => moneyOrWithheld(premium),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'losses',
    header: 'dashboard:partners.treaties.losses',
    cell: ({ losses }) => countOrWithheld(losses),
    align: 'end',
  },
  {
    id: 'incurred',
    header: 'dashboard:partners.treaties.incurred',
    cell: ({ incurred }) => moneyOrWithheld(incurred),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'ratio',
    header: 'dashboard:partners.treaties.ratio',
    cell: (row) => ratioOrWithheld(row),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'signed',
    header: 'dashboard:partners.treaties.signed',
    cell: (row) => <Signed row={row} />,
    card: 'fact',
  },
]

type Large = NonNullable<Layer['large']>[number] & { readonly row: Row; readonly key: string }

const largeColumns: readonly Column<Large>[] = [
  {
    id: 'treaty',
    header: 'dashboard:partners.treaties.treaty',
    cell: ({ row }) => row.treaty.name,
    fixed: true,
    card: 'title',
  },
  { id: 'year', header: 'dashboard:partners.treaties.year', cell: ({ row }) => String(row.treaty.year) },
  { id: 'layer', header: 'dashboard:partners.treaties.layer', cell: ({ row }) => <Share row={row} />, card: 'fact' },
  {
    id: 'incurred',
    header: 'dashboard:partners.treaties.inAll',
    cell: ({ incurred }) => moneyOrWithheld(incurred),
    align: 'end',
    card: 'fact',
  },
  {
    id: 'own',
    header: 'dashboard:partners.treaties.own',
    cell: ({ own }) => moneyOrWithheld(own),
    align: 'end',
    card: 'fact',
  },
]

/** A reinsurer's treaties: its part of premium and losses by year and layer, which it signs, and the largest losses, of nobody. */
export const Treaties = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const { open } = useDialogs()
  const [params, setParams] = useSearchParams()
  const unsignedAlone = params.get(treatiesShown) === 'unsigned'
  const { data, error, isLoading, refetch } = useOperation(getTreatyStanding, {}, { staleTime: reportStaleTime })
  const rows = data && rowsOf(data.treaties)
  const large = rows?.flatMap((row) =>
    (row.large ?? []).map((each, index) => ({ ...each, row, key: `${row.key} ${index}` })),
  )
  const shared = { loading: isLoading, error: error ?? undefined, onRetry: () => void refetch() }
  return (
    <Box component="section" aria-label={t('partners.treaties.title')} sx={{ mb: 2.5, display: 'grid', gap: 2.5 }}>
      <Box sx={{ minWidth: 0 }}>
        <DataTable
          name="partnerTreaties"
          label={t('partners.treaties.title')}
          columns={columns}
          rowId={({ key }) => key}
          rows={unsignedAlone ? rows?.filter(({ treaty }) => treaty.signed === undefined) : rows}
          {...shared}
          actions={({ treaty: { id, name, signed, updated } }) =>
            signed === undefined && may('organization:update')
              ? [
                  {
                    label: t('partners.treaties.sign'),
                    icon: <EditIcon />,
                    onSelect: () => open(signTreaty, { treatyId: id, name, updated }),
                  },
                ]
              : []
          }
          toolbar={
            <>
              <Heading>{t('partners.treaties.title')}</Heading>
              <FilterChips
                label={t('partners.treaties.signed')}
                single
                options={[{ value: 'unsigned', label: t('partners.treaties.unsigned') }]}
                value={unsignedAlone ? ['unsigned'] : []}
                onChange={([next]) => setParams(next === undefined ? {} : { [treatiesShown]: next })}
              />
            </>
          }
          onClear={unsignedAlone ? () => setParams({}) : undefined}
          empty={{ title: t('partners.treaties.none'), hint: t('partners.treaties.noneHint') }}
        />
        <AsOf told={data} withheld={rows?.some(({ policies }) => policies === undefined) ?? false} />
      </Box>
      {large !== undefined && large.length > 0 && (
        <DataTable
          name="partnerLargeLosses"
          label={t('partners.treaties.large')}
          columns={largeColumns}
          rowId={({ key }) => key}
          rows={large}
          toolbar={<Heading>{t('partners.treaties.large')}</Heading>}
          empty={{ title: t('partners.treaties.noneLarge') }}
        />
      )}
    </Box>
  )
}
