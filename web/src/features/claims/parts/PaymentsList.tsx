import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { approvalsNeeded, isSameEyes } from '#shared/domain/claims/claimAuthority.ts'
import { useSession } from '#web/api/session.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date, dateTime, exactMoney, money } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as claimDialogs from '../dialogs.ts'
import { coverageName } from '../forms/CoverageField.tsx'

const countries = new Intl.DisplayNames(region.locale, { type: 'region' })

type Payment = ClaimFile['payments'][number]

/** Whose word there is on a payment so far: who asked, who approved, rejected or paid it. */
const Words = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('claims')
  const { approvals, memo, outage, payeeCountry, payout, rejection, requested, screenedAt, status } = payment
  const missing = approvalsNeeded(payment) - approvals.length
  const said = [
    t('payments.askedBy', { name: requested.name, day: date(requested.at) }),
    outage && t('payments.outage', { from: dateTime(outage.from), until: dateTime(outage.until) }),
    payeeCountry && t('payments.country', { country: countries.of(payeeCountry) ?? payeeCountry }),
    t('payments.screened', { time: dateTime(screenedAt) }),
    approvals.length > 0 && t('payments.approvedBy', { names: approvals.map(({ name }) => name).join(', ') }),
    status === 'REQUESTED' && t('payments.approvalsMissing', { count: missing }),
    rejection && t('payments.rejectedBy', { name: rejection.name, note: rejection.note }),
    payout &&
      t('payments.paidBy', {
        method: t(`methods.${payout.paymentMethod}`),
        reference: payout.reference,
        day: date(payout.paidOn),
      }),
  ].filter(Boolean)
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {said.join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
        {memo}
      </Typography>
    </>
  )
}

/** What the reader may do about a payment: whoever asked for or approved it leaves its approval to somebody else. */
const Deeds = ({ claimId, payment }: { claimId: ClaimFile['id']; payment: Payment }) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const me = useSession()?.claims.userId
  const { approvals, isRansom, paid, payee, requested, status, threatActor = t('payments.unknown') } = payment
  const hasSaid = me !== undefined && isSameEyes({ requestedBy: requested.by, isRansom, approvals }, me)
  const named = { claimId, paymentId: payment.id }
  if (status !== 'REQUESTED' && status !== 'APPROVED') return null
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
      <Button size="small" color="error" onClick={() => open(claimDialogs.rejectClaimPayment, named)}>
        {t('rejectClaimPayment.submit')}
      </Button>
      {status === 'REQUESTED' && !hasSaid && (
        <Button
          size="small"
          onClick={() =>
            open(claimDialogs.approveClaimPayment, {
              ...named,
              amount: paid,
              payee,
              ...(isRansom && { ransomTo: threatActor }),
            })
          }
        >
          {t('approveClaimPayment.submit')}
        </Button>
      )}
      {status === 'APPROVED' && (
        <Button size="small" onClick={() => open(claimDialogs.payClaimPayment, named)}>
          {t('payClaimPayment.submit')}
        </Button>
      )}
    </Box>
  )
}

/** The way to the invoice of a vendor that a payment was made of. */
const OfInvoice = ({ vendorInvoiceId }: Pick<Payment, 'vendorInvoiceId'>) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  if (vendorInvoiceId === undefined) return null
  return (
    <Button size="small" onClick={() => open(claimDialogs.vendorInvoice, { vendorInvoiceId })}>
      {t('payments.invoice')}
    </Button>
  )
}

/** The payments of a claim with all that a second pair of eyes looks for. */
export const PaymentsList = ({ file }: { file: ClaimFile }) => {
  const { t } = useTranslation('claims')
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {file.payments.map((payment) => (
        <Box component="li" key={payment.id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <StatusChip status={payment.status} label={t(`paymentStatuses.${payment.status}`)} />
            <span>{payment.payee}</span>
            <OfInvoice vendorInvoiceId={payment.vendorInvoiceId} />
            {payment.isRansom && (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                label={
                  payment.threatActor === undefined
                    ? t('payments.ransom')
                    : t('payments.ransomTo', { name: payment.threatActor })
                }
              />
            )}
            <Typography className="tabular" sx={{ ml: 'auto', fontWeight: 500 }}>
              {exactMoney(payment.paid)}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {[
              t(`kinds.${payment.kind}`),
              coverageName(payment.coverageId),
              t('payments.of', { loss: money(payment.amount), borne: money(payment.borne) }),
              ...(payment.waited > 0 ? [t('payments.waited', { waited: money(payment.waited) })] : []),
            ].join(' · ')}
          </Typography>
          <Words payment={payment} />
          <Deeds claimId={file.id} payment={payment} />
        </Box>
      ))}
    </Box>
  )
}
