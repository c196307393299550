import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type IndustryCodeHit, searchIndustryCodes } from '#shared/contracts/account/industry.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, number } from '#web/i18n/format.ts'
import type { Column, RowAction } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { FilterChips } from '#web/tables/FilterChips.tsx'
import { TableSearch } from '#web/tables/TableSearch.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { AddIcon, DeleteIcon, EditIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as referenceDialogs from '../dialogs.ts'

type Hit = z.infer<typeof IndustryCodeHit>

const Offer = ({ hit: { withdrawnOn, isSupported } }: { hit: Hit }) => {
  const { t } = useTranslation('reference')
  if (withdrawnOn !== undefined)
    return <StatusChip status="CLOSED" label={t('industry.withdrawn', { date: date(withdrawnOn) })} />
  return <StatusChip status={isSupported ? 'ACTIVE' : 'REFERRED'} label={t(`industry.offer.${isSupported}`)} />
}

const columns: readonly Column<Hit>[] = [
  {
    id: 'naicsCode',
    header: 'reference:columns.code',
    cell: ({ naicsCode }) => <span className="tabular">{naicsCode}</span>,
    sortBy: 'naicsCode',
    fixed: true,
    card: 'fact',
    width: 110,
  },
  {
    id: 'secondaryIndustry',
    header: 'reference:columns.industry',
    cell: ({ secondaryIndustry }) => secondaryIndustry,
    sortBy: 'secondaryIndustry',
    card: 'title',
  },
  {
    id: 'primaryIndustry',
    header: 'reference:columns.sector',
    cell: ({ primaryIndustry }) => primaryIndustry,
    sortBy: 'primaryIndustry',
    card: 'text',
  },
  {
    id: 'industryClass',
    header: 'reference:columns.hazard',
    cell: ({ industryClass }) => number(industryClass),
    sortBy: 'industryClass',
    align: 'end',
    card: 'fact',
  },
  { id: 'offer', header: 'reference:columns.offer', cell: (hit) => <Offer hit={hit} />, card: 'status' },
]

/** The region's industry codes; withdrawn ones are shown on demand. */
export const IndustryCodesTable = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const list = useListState({ sort: 'naicsCode', pageSize: 25, sizes: [25, 50, 100] })
  const isAll = list.filter('withdrawn') === 'true'
  const { page, size } = list.pageQuery
  const codes = useOperation(
    searchIndustryCodes,
    {
      query: {
        page: String(page),
        size,
        sort: list.sort,
        dup: '1',
        ...(list.search !== undefined && { search: list.search }),
        ...(isAll && { withdrawn: 'true' as const }),
      },
    },
    { keepPrevious: true },
  )
  const actions = (hit: Hit): readonly RowAction[] => [
    {
      label: t('industry.edit'),
      icon: <EditIcon />,
      onSelect: () => open(referenceDialogs.updateIndustryCode, { hit }),
    },
    hit.withdrawnOn === undefined
      ? {
          label: t('industry.withdraw'),
          icon: <DeleteIcon />,
          destructive: true,
          onSelect: () => open(referenceDialogs.removeIndustryCode, { hit }),
        }
      : {
          label: t('industry.bringBack'),
          icon: <AddIcon />,
          onSelect: () => open(referenceDialogs.createIndustryCode, { hit }),
        },
  ]
  return (
    <DataTable
      name="industryCodes"
      label={t('tabs.industries')}
      columns={columns}
      rowId={({ id }) => id}
      {...list.table(codes)}
      actions={actions}
      toolbar={
        <>
          <TableSearch value={list.search} onSearch={list.setSearch} placeholder={t('industry.search')} />
          <FilterChips
            label={t('industry.show')}
            single
            options={[{ value: 'true', label: t('industry.withdrawnToo') }]}
            value={isAll ? ['true'] : []}
            onChange={([next]) => list.setFilter('withdrawn', next)}
          />
        </>
      }
      empty={{ title: t('industry.none'), hint: t('industry.noneHint') }}
    />
  )
}
