import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getPaperDays } from '#shared/contracts/billing/paperDays.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { PaperDeed } from '#shared/domain/policy/paperDays.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable, type DataTableProps } from '#web/tables/DataTable.tsx'

type Row = ResponseOf<typeof getPaperDays>['days'][number]

const count = (id: string, header: `billing:paperDays.deeds.${PaperDeed}`, deed: PaperDeed): Column<Row> => ({
  id,
  header,
  cell: ({ deeds }) => deeds[deed] ?? '–',
  align: 'end',
  card: 'fact',
})

const columnsWith = (onDay: (day: CalendarDate) => void): readonly Column<Row>[] => [
  {
    id: 'day',
    header: 'billing:paperDays.day',
    cell: ({ day }) => (
      <Button size="small" onClick={() => onDay(day)}>
        {date(day)}
      </Button>
    ),
    fixed: true,
    card: 'title',
  },
  count('issued', 'billing:paperDays.deeds.ISSUED', 'ISSUED'),
  count('renewed', 'billing:paperDays.deeds.RENEWED', 'RENEWED'),
  count('endorsed', 'billing:paperDays.deeds.ENDORSED', 'ENDORSED'),
  count('endorsement-reversed', 'billing:paperDays.deeds.ENDORSEMENT_REVERSED', 'ENDORSEMENT_REVERSED'),
  count('cancelled', 'billing:paperDays.deeds.CANCELLED', 'CANCELLED'),
  count('cancellation-reversed', 'billing:paperDays.deeds.CANCELLATION_REVERSED', 'CANCELLATION_REVERSED'),
  count('reinstated', 'billing:paperDays.deeds.REINSTATED', 'REINSTATED'),
  count('nonrenewed', 'billing:paperDays.deeds.NONRENEWED', 'NONRENEWED'),
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
      columns={columnsWith(onDay)}
      rowId={({ day }) => day}
      {...props}
      empty={{ title: t('paperDays.empty'), hint: t('paperDays.emptyHint') }}
    />
  )
}
