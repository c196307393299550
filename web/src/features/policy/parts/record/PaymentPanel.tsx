import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getInstalmentSchedule } from '#shared/contracts/billing/finance.ts'
import { getAmountPaid, getPayment } from '#shared/contracts/billing/payments.ts'
import { searchRefunds } from '#shared/contracts/billing/refunds.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as billingDialogs from '#web/features/billing/dialogs.ts'
import { date, exactMoney, money } from '#web/i18n/format.ts'
import { paymentPath } from '#web/paths.ts'
import { invoiceLink } from '#web/records/documents/invoiceLink.ts'
import { dueByPlan } from '#web/records/invoice/dueByPlan.ts'
import { Instalments } from '#web/records/invoice/Instalments.tsx'
import { ownDue } from '#web/records/invoice/ownDue.ts'
import { PaymentChip } from '#web/records/invoice/PaymentChip.tsx'
import { figure } from '#web/theme/typography.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { statusWords } from '#web/ui/statusTone.ts'
import * as policyDialogs from '../../dialogs.ts'
import { keptTotal } from '../keptTotal.ts'
import { FinancerWish } from './FinancerWish.tsx'

/** Whether the policy is paid, what is due, and how to get it paid. */
export const PaymentPanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const dialogs = useDialogs()
  const invoiced = policy.issuedAt !== undefined
  const enabled = may('billing:read') && invoiced
  const input = { params: { policyId: policy.id } }
  const payment = useOperation(getPayment, input, {
    enabled,
    refetchInterval: (data) => (data?.status === 'Processed' ? 5000 : false),
  })
  const paid = useOperation(getAmountPaid, input, { enabled })
  const refunds = useOperation(searchRefunds, { query: { policyId: policy.id } }, { enabled })
  const { data } = payment
  const given = (refunds.data?.hits ?? []).filter(({ status }) => status !== 'VOIDED' && status !== 'RETURNED')
  // What is to be given back was paid all the same.
  const paidInAll = paid.data && given.reduce((sum, { amount }) => sum + amount, paid.data.amountPaid)
  const isRefunding = given.some(({ status }) => status === 'DUE' || status === 'APPROVED' || status === 'PAYING')
  const schedule = useOperation(getInstalmentSchedule, input, { enabled: data?.premiumFinanced === true })
  const plan = data && dueByPlan(data, schedule.data?.parts)
  const owes = data !== undefined && data.dueAmount > 0
  // Of a policy that has ended, unpaid, claims are taken for longer no more (decision: reporting-not-paid).
  const isReporting = policy.reportingUntil !== undefined
  const maySend =
    may('billing:pay') && data !== undefined && ownDue(data) > 0 && !policy.agencyBilled && data.status !== 'Processed'
  return (
    <Panel
      title={t('payment.title')}
      dense
      aside={
        isRefunding ? (
          <StatusChip status="PENDING" label={t('payment.refundDue')} />
        ) : (
          <PaymentChip
            status={data?.status ?? policy.paymentStatus}
            charged={data?.chargedAmount ?? keptTotal(policy) ?? policy.totalPremium}
            writtenOff={data?.writtenOff}
          />
        )
      }
    >
      {!invoiced && <Typography color="text.secondary">{t('payment.notInvoiced')}</Typography>}
      {payment.error && <ProblemPanel error={payment.error} onRetry={() => void payment.refetch()} />}
      {payment.isLoading && <TextSkeleton lines={3} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Box>
            <Typography variant="caption" color="text.secondary">
              {t(plan ? `payment.${plan.heading}` : owes ? 'payment.due' : 'payment.nothingDue')}
            </Typography>
            <Box sx={{ ...figure, fontSize: 26 }}>{money(data.dueAmount)}</Box>
          </Box>
          {data.description && <Alert severity={data.status === 'Failed' ? 'error' : 'info'}>{data.description}</Alert>}
          {policy.description && <Alert severity="info">{policy.description}</Alert>}
          <KeyValueList
            columns={1}
            layout="row"
            items={[
              ...(owes && plan === undefined ? [{ label: t('payment.dueDate'), value: date(data.dueDate) }] : []),
              ...(plan?.asked
                ? [
                    {
                      label: t(plan.asked.isLate ? 'payment.late' : 'payment.next'),
                      value: exactMoney(plan.asked.amount),
                    },
                    { label: t('payment.dueDate'), value: date(plan.asked.dueDate) },
                  ]
                : []),
              ...(owes && data.noticedOn !== undefined && (isReporting || policy.cancellation === undefined)
                ? [
                    {
                      label: t(isReporting ? 'payment.reportingEnds' : 'payment.noticedOn'),
                      value: date(data.noticedOn),
                    },
                  ]
                : []),
              { label: t('payment.paid'), value: paidInAll === undefined ? undefined : exactMoney(paidInAll) },
              ...(data.writtenOff > 0 ? [{ label: t('payment.writtenOff'), value: exactMoney(data.writtenOff) }] : []),
              { label: t('payment.invoice'), value: data.invoiceNumber },
              ...given.map(({ amount, status }) => ({
                label: t('payment.refund'),
                value: t('payment.refundIs', { amount: money(amount), status: statusWords(status).toLowerCase() }),
              })),
              ...(data.financer && data.financer.owes > 0
                ? [{ label: t('payment.ownPart'), value: exactMoney(ownDue(data)) }]
                : []),
              ...(data.financer
                ? [
                    {
                      label: t('payment.financer'),
                      value: t('payment.financerPaid', {
                        name: data.financer.name,
                        paid: money(data.financer.paid),
                        financed: money(data.financer.amountFinanced),
                      }),
                    },
                  ]
                : []),
              ...(data.premiumFinanced ? [{ label: t('payment.plan'), value: t('payment.planSigned') }] : []),
            ]}
          />
          {!policy.agencyBilled && (
            <FileDownloadButton
              size="small"
              variant="text"
              sx={{ justifySelf: 'start', ml: -1 }}
              load={() => invoiceLink(policy.id)}
            >
              {t('payment.invoiceFile')}
            </FileDownloadButton>
          )}
          {owes && policy.agencyBilled && (
            <Typography color="text.secondary">{t('payment.agencyBilled', { agency: policy.agencyName })}</Typography>
          )}
          {data.premiumFinanced && (
            <Instalments
              policyId={policy.id}
              onWaive={
                may('billing:manage')
                  ? (number) => dialogs.open(billingDialogs.waiveLateFee, { policyId: policy.id, number })
                  : undefined
              }
            />
          )}
          {maySend && (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Button
                variant="contained"
                onClick={() => dialogs.open(billingDialogs.sendToAccounting, { policyId: policy.id, to: 'holder' })}
              >
                {t('payment.sendLink')}
              </Button>
              <Button
                variant="outlined"
                onClick={() => dialogs.open(billingDialogs.sendToAccounting, { policyId: policy.id })}
              >
                {t('payment.sendToAccounting')}
              </Button>
            </Box>
          )}
          {may('billing:manage') && (
            <Button
              size="small"
              sx={{ justifySelf: 'start', ml: -1 }}
              onClick={() => dialogs.open(billingDialogs.updatePaymentDescription, { policyId: policy.id })}
            >
              {t(data.description ? 'payment.redescribe' : 'payment.describe')}
            </Button>
          )}
          {owes && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -1.5 }}>
              {maySend && (
                <Button size="small" component={Link} to={paymentPath(policy.id)}>
                  {t('payment.payNow')}
                </Button>
              )}
              <Button
                size="small"
                onClick={() =>
                  dialogs.open(billingDialogs.bankDetails, {
                    policyNumber: policy.policyNumber,
                    amount: money(ownDue(data)),
                  })
                }
              >
                {t('payment.bankDetails')}
              </Button>
              {may('billing:manage') && (data.financer === undefined || data.financer.owes > 0) && (
                <Button
                  size="small"
                  onClick={() =>
                    dialogs.open(
                      data.financer ? billingDialogs.payPremiumFinance : billingDialogs.createPremiumFinance,
                      { policyId: policy.id },
                    )
                  }
                >
                  {t(data.financer ? 'payment.financerPays' : 'payment.addFinancer')}
                </Button>
              )}
              {may('billing:manage') && (
                <Button
                  size="small"
                  onClick={() => dialogs.open(billingDialogs.proposeWriteOff, { policyId: policy.id })}
                >
                  {t('payment.writeOff')}
                </Button>
              )}
              {may('billing:invoice') && ownDue(data) > 0 && (
                <Button
                  size="small"
                  onClick={() => dialogs.open(billingDialogs.sendInvoiceReminder, { policyId: policy.id })}
                >
                  {t('payment.remind')}
                </Button>
              )}
              {may('policy:update') && (
                <Button
                  size="small"
                  onClick={() => dialogs.open(policyDialogs.markCheckInMail, { policyId: policy.id })}
                >
                  {t('payment.markCheckInMail')}
                </Button>
              )}
            </Box>
          )}
          {data.financer && <FinancerWish financer={data.financer} policy={policy} />}
        </Box>
      )}
    </Panel>
  )
}
