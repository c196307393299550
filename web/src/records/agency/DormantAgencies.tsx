import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { type DormantAgency, listDormantAgencies } from '#shared/contracts/account/dormantAgencies.ts'
import { dormantDays } from '#shared/domain/identity/dormant.ts'
import { useOperation } from '#web/api/useOperation.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { useListState } from '#web/tables/useListState.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Row = z.infer<typeof DormantAgency>

const LastBusiness = ({ row: { lastBusiness } }: { row: Row }) => {
  const { t } = useTranslation('records')
  return lastBusiness === undefined ? t('dormant.never') : <DateText value={lastBusiness} as="ago" />
}

const name: Column<Row> = {
  id: 'name',
  header: 'records:dormant.agency',
  cell: (row) => row.name,
  fixed: true,
  card: 'title',
}
const status: Column<Row> = {
  id: 'status',
  header: 'records:dormant.status',
  cell: (row) => <StatusChip status={row.status} />,
  card: 'status',
}
const last: Column<Row> = {
  id: 'lastBusiness',
  header: 'records:dormant.last',
  cell: (row) => <LastBusiness row={row} />,
  card: 'fact',
}

type DormantAgenciesProps = {
  /** What stands above the table, in its toolbar. */
  heading?: ReactNode
  /** A cluster is told of its members that they are quiet, and not since when. */
  tellsLast: boolean
  rowHref?: (row: Row) => string
}

/** Agencies that have submitted, quoted and bound nothing for so many days. */
export const DormantAgencies = ({ heading, tellsLast, rowHref }: DormantAgenciesProps) => {
  const { t } = useTranslation('records')
  const list = useListState({ prefix: 'quiet' })
  const days = dormantDays.find((each) => String(each) === list.filter('days')) ?? 90
  const { size, after, before } = list.query as { size: number; after?: string; before?: string }
  const agencies = useOperation(
    listDormantAgencies,
    { query: { size, days, ...(after !== undefined && { after }), ...(before !== undefined && { before }) } },
    { keepPrevious: true },
  )
  const table = list.table(agencies)
  // A page looks at so many agencies, of which none may be dormant.
  const onNext = table.paging?.kind === 'tokens' ? table.paging.onNext : undefined
  return (
    <DataTable
      name="dormantAgencies"
      label={t('dormant.title')}
      columns={tellsLast ? [name, status, last] : [name, status]}
      rowId={(row) => row.id}
      {...table}
      {...(rowHref && { rowHref })}
      toolbar={
        <>
          {heading}
          <Select
            size="small"
            value={String(days)}
            onChange={(event) => list.setFilter('days', event.target.value)}
            SelectDisplayProps={{ 'aria-label': t('dormant.days') }}
          >
            {dormantDays.map((each) => (
              <MenuItem key={each} value={String(each)}>
                {t('dormant.for', { days: each })}
              </MenuItem>
            ))}
          </Select>
        </>
      }
      empty={
        onNext
          ? { title: t('dormant.noneHere'), action: <Button onClick={onNext}>{t('dormant.goOn')}</Button> }
          : { title: t('dormant.none'), hint: t('dormant.hint') }
      }
    />
  )
}
