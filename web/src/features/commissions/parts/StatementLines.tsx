import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { CommissionStatement, CommissionStatementLine } from '#shared/contracts/commissions/commissionStatement.ts'
import { getCommissionStatementLines } from '#shared/contracts/commissions/statements.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney, percent } from '#web/i18n/format.ts'
import type { Column } from '#web/tables/column.ts'
import { DataTable } from '#web/tables/DataTable.tsx'

const policy: Column<CommissionStatementLine> = {
  id: 'policy',
  header: 'commissions:line.policy',
  cell: ({ policyNumber, companyName }) => (
    <>
      {policyNumber}
      <Typography variant="caption" color="text.secondary" component="div">
        {companyName}
      </Typography>
    </>
  ),
  fixed: true,
  card: 'title',
}
const booked: Column<CommissionStatementLine> = {
  id: 'booked',
  header: 'commissions:line.booked',
  cell: ({ bookedOn }) => date(bookedOn),
}
const premium: Column<CommissionStatementLine> = {
  id: 'premium',
  header: 'commissions:line.premium',
  cell: (line) => (line.premium === undefined ? '–' : exactMoney(line.premium)),
  align: 'end',
  card: 'fact',
}
const rate: Column<CommissionStatementLine> = {
  id: 'rate',
  header: 'commissions:line.rate',
  cell: (line) => (line.percent === undefined ? '–' : percent(line.percent / 100, { digits: 4 })),
  align: 'end',
  card: 'fact',
}
const retained: Column<CommissionStatementLine> = {
  id: 'retained',
  header: 'commissions:line.retained',
  cell: (line) => exactMoney(0 - (line.retained ?? 0)),
  align: 'end',
}
const commission: Column<CommissionStatementLine> = {
  id: 'commission',
  header: 'commissions:line.commission',
  cell: ({ earned, clawedBack }) => exactMoney(earned + clawedBack),
  align: 'end',
  card: 'fact',
}

const brokerFee: Column<CommissionStatementLine> = {
  id: 'brokerFee',
  header: 'commissions:line.brokerFee',
  cell: (line) => exactMoney(line.brokerFee ?? 0),
  align: 'end',
  card: 'fact',
}

/** A statement policy by policy: premium times rate, less what was kept of payments, is the commission. */
export const StatementLines = ({ agencyId, year, month }: Pick<CommissionStatement, 'agencyId' | 'month' | 'year'>) => {
  const { t } = useTranslation('commissions')
  const { data, error, isPending, refetch } = useOperation(getCommissionStatementLines, {
    query: { agencyId, year, month },
  })
  const kept = data?.lines.some((line) => (line.retained ?? 0) !== 0) === true
  const fees = data?.lines.some((line) => (line.brokerFee ?? 0) !== 0) === true
  return (
    <DataTable
      name="commissionStatementLines"
      label={t('line.title')}
      columns={[policy, booked, premium, rate, ...(kept ? [retained] : []), commission, ...(fees ? [brokerFee] : [])]}
      rows={data?.lines}
      rowId={({ policyId }) => policyId}
      loading={isPending}
      error={error ?? undefined}
      onRetry={() => void refetch()}
      empty={{ title: t('line.empty'), hint: t('line.emptyHint') }}
    />
  )
}
