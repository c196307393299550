import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { searchTransactions } from '#shared/contracts/billing/transactions.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as billingDialogs from '#web/features/billing/dialogs.ts'
import { date, exactMoney, money } from '#web/i18n/format.ts'
import { hasReceipt, receiptLink } from '#web/records/documents/receiptLink.ts'
import { MethodName } from '#web/records/payment/MethodName.tsx'
import { RowMenu } from '#web/tables/RowMenu.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** The payments of a policy, newest first; who manages payments records, corrects and closes them. */
export const TransactionsPanel = ({ policy: { id: policyId } }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  const payments = useOperation(searchTransactions, { query: { policyId, size: 100 } })
  const manages = may('billing:manage')
  return (
    <Panel
      title={t('transactions.title')}
      dense
      aside={
        manages && (
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
            <Button size="small" onClick={() => open(billingDialogs.applyExternalPayment, { policyId })}>
              {t('transactions.apply')}
            </Button>
            <Button size="small" onClick={() => open(billingDialogs.closeTransaction, { policyId })}>
              {t('transactions.close')}
            </Button>
          </Box>
        )
      }
    >
      {payments.error && <ProblemPanel error={payments.error} onRetry={() => void payments.refetch()} />}
      {payments.isPending && <TextSkeleton lines={3} />}
      {payments.data?.hits.length === 0 && <Typography color="text.secondary">{t('transactions.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {payments.data?.hits.map((payment) => (
          <Box
            component="li"
            key={payment.id}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <MethodName method={payment.paymentMethod} />, {date(payment.paymentDate)}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  payment.transactionId,
                  payment.paymentDesc,
                  payment.commissionRetained !== undefined &&
                    t('transactions.retained', { amount: money(payment.commissionRetained) }),
                  payment.brokerFeeRetained !== undefined &&
                    t('transactions.feeRetained', { amount: money(payment.brokerFeeRetained) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Typography variant="body2" className="tabular">
              {exactMoney(payment.amountPaid)}
            </Typography>
            <StatusChip status={payment.status} label={payment.status} />
            {hasReceipt(payment) && (
              <FileDownloadButton
                size="small"
                variant="text"
                load={() => receiptLink(payment.id)}
                aria-label={t('transactions.receiptOf', { reference: payment.transactionId })}
              >
                {t('transactions.receipt')}
              </FileDownloadButton>
            )}
            {manages && (
              <RowMenu
                actions={[
                  {
                    label: t('transactions.update'),
                    onSelect: () => open(billingDialogs.updateTransaction, { policyId, id: payment.id }),
                  },
                ]}
              />
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
