import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getApiKeyUse } from '#shared/contracts/auth/apiKeys.ts'
import type { ApiKeyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SeriesChart } from '#web/charts/SeriesChart.tsx'
import { date, number } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'
import { DateText } from '#web/ui/DateText.tsx'

/** So many days are drawn: a month. */
const shownDays = 30

type OperationUse = ResponseOf<typeof getApiKeyUse>['operations'][number]

const columns: readonly Column<OperationUse>[] = [
  { id: 'operation', header: 'keys:use.operation', cell: ({ operation }) => operation, fixed: true, card: 'title' },
  { id: 'calls', header: 'keys:use.calls', cell: ({ calls }) => number(calls), align: 'end', card: 'fact' },
  { id: 'refused', header: 'keys:use.refused', cell: ({ refused }) => number(refused), align: 'end', card: 'fact' },
  { id: 'last', header: 'keys:use.last', cell: ({ lastOn }) => <DateText value={lastOn} />, card: 'fact' },
]

/** How a key was used in the last month: by day, and what was called. */
export const KeyUse = ({ keyId }: { keyId: ApiKeyId }) => {
  const { t } = useTranslation('keys')
  const use = useOperation(getApiKeyUse, { params: { keyId }, query: { days: shownDays } })
  return (
    <Stack spacing={3}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: 1.5, minWidth: 0 }}>
        <SeriesChart
          title={t('use.byDay')}
          series={[t('use.calls'), t('use.refused')]}
          data={(use.data?.days ?? []).map((day) => ({
            label: date(day.date, { day: 'numeric', month: 'short' }),
            values: [day.calls, day.refused],
          }))}
        />
        <Typography variant="caption" color="text.secondary">
          {t('use.inUtc')}
        </Typography>
      </Paper>
      <DataTable
        name="apiKeyUse"
        label={t('use.byOperation')}
        columns={columns}
        rows={use.data?.operations}
        rowId={({ operation }) => operation}
        loading={use.isPending}
        error={use.error ?? undefined}
        onRetry={() => void use.refetch()}
        empty={{ title: t('use.none'), hint: t('use.noneHint') }}
      />
    </Stack>
  )
}
