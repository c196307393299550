import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FinanceQuote } from '#shared/contracts/billing/invoiceRecord.ts'
import { instalmentPlan } from '#shared/domain/billing/instalments.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

/** What is due on which day by a plan that is not signed yet, to the cent. */
export const PlanSchedule = ({ plan }: { plan: FinanceQuote }) => {
  const { t } = useTranslation('billing')
  const instalments = instalmentPlan(
    plan.AmountFinanced,
    addDays(plan.FirstInstallmentDue, -1),
    plan.NumberOfInstallments,
  )
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h5" component="h3">
        {t('plan.schedule')}
      </Typography>
      <KeyValueList
        columns={1}
        layout="row"
        items={[
          { label: t('plan.now'), value: exactMoney(plan.DownPayment) },
          ...instalments.map(({ number, dueDate, amount }) => ({
            label: t('plan.due', { number, day: date(dueDate) }),
            value: exactMoney(amount),
          })),
        ]}
      />
    </Box>
  )
}
