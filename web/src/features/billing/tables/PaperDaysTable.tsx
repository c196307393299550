import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getPaperDays } from '#shared/contracts/billing/paperDays.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { type PaperDeed, paperDeeds } from '#shared/domain/policy/paperDays.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'

type Row = ResponseOf<typeof getPaperDays>['days'][number]

const count = (deed: PaperDeed): Column<Row> => ({
  id: deed,
  header: `billing:paperDays.deeds.${deed}`,
  cell: ({ deeds }) => deeds[deed] ?? '–',
  align: 'end',
  card: 'fact',
})

/** What was not done on any of the days has no column. */
const columnsWith = (rows: readonly Row[], onDay: (day: CalendarDate) => void): readonly Column<Row>[] => [
  {
    id: 'day',
    header: 'billing:paperDays.day',
    cell: ({ day }) => (
      <Button size="small" sx={{ px: 0, minWidth: 0 }} onClick={() => onDay(day)}>
        {date(day)}
      </Button>
    ),
    fixed: true,
    card: 'title',
  },
  ...paperDeeds.filter((deed) => rows.some(({ deeds }) => deeds[deed] !== undefined)).map(count),
  {
    id: 'premium',
    header: 'billing:paperDays.premium',
    cell: ({ premium }) => exactMoney(premium),
    align: 'end',
    card: 'fact',
  },
]

/** The days on which something was done on a carrier's paper; each opens alone. */
export const PaperDaysTable = ({
  onDay,
  ...props
}: Pick<DataTableProps<Row>, 'error' | 'loading' | 'onRetry' | 'rows'> & { onDay: (day: CalendarDate) => void }) => {
  const { t } = useTranslation('billing')
  return (
    <DataTable
      name="paperDays"
      label={t('paperDays.byDay')}
      columns={columnsWith(props.rows ?? [], onDay)}
      rowId={({ day }) => day}
      {...props}
      empty={{ title: t('paperDays.empty'), hint: t('paperDays.emptyHint') }}
    />
  )
}
