import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { searchVendorInvoices } from '#shared/contracts/claims/vendorInvoices.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as claimDialogs from '../dialogs.ts'

interface Props {
  readonly claimId: ClaimId
  readonly claimNumber: string | undefined
  /** Of a vendor, that it has not said yet that it takes any of the work. */
  readonly isAsked?: boolean
}

/** What vendors ask for their work on a claim: for the desk all of it, for a vendor its own, and another one to send. */
export const ClaimInvoices = ({ claimId, claimNumber, isAsked = false }: Props) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const isVendor = usePersona() === 'VENDOR'
  const invoices = useOperation(searchVendorInvoices, { query: { claimId } })
  return (
    <Panel
      title={t('invoices.title')}
      dense
      actions={
        isVendor &&
        !isAsked && (
          <Button
            size="small"
            onClick={() => open(claimDialogs.submitVendorInvoice, { ...(claimNumber && { claimNumber }) })}
          >
            {t('submitVendorInvoice.submit')}
          </Button>
        )
      }
    >
      {invoices.error && <ProblemPanel error={invoices.error} onRetry={() => void invoices.refetch()} />}
      {invoices.data?.hits.length === 0 && (
        <Typography color="text.secondary">{t(isAsked ? 'invoices.takeFirst' : 'invoices.noneOfClaim')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {invoices.data?.hits.map(({ id, number, invoicedOn, isAboveAgreed, status, total, vendorName }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={status} label={t(`invoices.statuses.${status}`)} />
            <Button size="small" onClick={() => open(claimDialogs.vendorInvoice, { vendorInvoiceId: id })}>
              {t('invoices.one', { number })}
            </Button>
            <Typography variant="body2" color="text.secondary">
              {isVendor ? date(invoicedOn) : t('invoices.of', { vendor: vendorName, day: date(invoicedOn) })}
            </Typography>
            {isAboveAgreed && status === 'SUBMITTED' && (
              <Chip size="small" color="warning" variant="outlined" label={t('invoices.aboveAgreed')} />
            )}
            <Typography className="tabular" sx={{ ml: 'auto', fontWeight: 500 }}>
              {exactMoney(total)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
