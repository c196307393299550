import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getInstalmentSchedule } from '#shared/contracts/billing/finance.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney, money } from '#web/i18n/format.ts'
import { paymentPath } from '#web/paths.ts'
import { dueByPlan } from '#web/records/invoice/dueByPlan.ts'
import { ownDue } from '#web/records/invoice/ownDue.ts'
import { settledWithout } from '#web/records/invoice/settledWithout.ts'
import { figure } from '#web/theme/typography.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

/** Whether the policy is paid, and the way to pay it. */
export const PayNowPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const enabled = may('billing:read') && policy.issuedAt !== undefined
  const payment = useOperation(
    getPayment,
    { params: { policyId: policy.id } },
    { enabled, refetchInterval: (data) => (data?.status === 'Processed' ? 5000 : false) },
  )
  const { data } = payment
  const schedule = useOperation(
    getInstalmentSchedule,
    { params: { policyId: policy.id } },
    { enabled: enabled && data?.premiumFinanced === true },
  )
  if (!enabled) return null
  // The down payment is here; the rest comes month by month.
  const byPlan = data?.premiumFinanced === true && data.status === 'Partially Paid'
  // What is asked for where what was paid on the plan came back, or nothing was paid on it yet.
  const asked = data && !byPlan ? dueByPlan(data, schedule.data?.parts)?.asked : undefined
  const without = data && settledWithout({ ...data, charged: data.chargedAmount })
  const isSettled = data?.status === 'Paid' || without !== undefined
  const isOpen = data !== undefined && !isSettled && data.status !== 'Processed'
  const own = data && ownDue(data)
  return (
    <Panel title={t('payment.title')}>
      {payment.error && <ProblemPanel error={payment.error} onRetry={() => void payment.refetch()} />}
      {payment.isPending && <TextSkeleton lines={2} />}
      {isSettled && (
        <Alert severity={without === undefined ? 'success' : 'info'}>{t(`customer.${without ?? 'paid'}`)}</Alert>
      )}
      {data?.status === 'Processed' && <Alert severity="info">{t('customer.processed')}</Alert>}
      {isOpen && policy.agencyBilled && (
        <Alert severity="info">{t('customer.agencyBills', { agency: policy.agencyName })}</Alert>
      )}
      {isOpen && own === 0 && data.financer && (
        <Alert severity="info">
          {t('customer.financed', { name: data.financer.name, amount: exactMoney(data.financer.owes) })}
        </Alert>
      )}
      {isOpen && own !== undefined && own > 0 && !policy.agencyBilled && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <Box sx={{ ...figure, fontSize: 32 }}>{money(asked?.amount ?? own)}</Box>
            <Typography color="text.secondary">
              {byPlan
                ? t('customer.byPlan')
                : t('customer.dueBy', { date: date(asked?.dueDate ?? data.dueDate, { dateStyle: 'long' }) })}
            </Typography>
            {data.status === 'Failed' && (
              <Typography color="error">{data.description || t('customer.failed')}</Typography>
            )}
          </Box>
          {may('billing:pay') && (
            <Button
              variant={byPlan ? 'outlined' : 'contained'}
              size="large"
              component={Link}
              to={paymentPath(policy.id)}
              sx={{ width: { xs: '100%', sm: 'auto' }, minWidth: 160 }}
            >
              {t(byPlan ? 'customer.payRest' : 'payment.payNow')}
            </Button>
          )}
        </Box>
      )}
    </Panel>
  )
}
