import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgencyBilledInvoiceStats } from '#shared/contracts/billing/agencyBill.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { money } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ px: 2.5, py: 2, minWidth: 0 }}>
    <Typography variant="caption" color="text.secondary" component="div">
      {label}
    </Typography>
    <Box sx={{ ...figure, fontSize: 26 }}>{children}</Box>
  </Box>
)

/** How many invoices are owed, how many of them are overdue, and what is due in all. */
export const AgencyBillStats = () => {
  const { t } = useTranslation('billing')
  const stats = useOperation(getAgencyBilledInvoiceStats, { query: {} })
  if (stats.error) return <ProblemPanel error={stats.error} onRetry={() => void stats.refetch()} />
  const { data } = stats
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        borderRadius: 1.5,
        mb: 2,
      }}
    >
      <Figure label={t('agencyBill.amountDue')}>{data === undefined ? '…' : money(data.amountDue)}</Figure>
      <Figure label={t('agencyBill.open')}>{data?.open ?? '…'}</Figure>
      <Figure label={t('agencyBill.overdue')}>{data?.overdue ?? '…'}</Figure>
    </Paper>
  )
}
