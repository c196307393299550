import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { orSay } from '#web/api/orSay.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { region } from '#web/i18n/region.ts'
import { rememberOrigin } from '#web/layout/origin.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { paths } from '#web/paths.ts'
import { AgencyHostname } from '#web/records/agency/AgencyHostname.tsx'
import { AgencyLook } from '#web/records/agency/AgencyLook.tsx'
import { invoiceLink } from '#web/records/documents/invoiceLink.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { CoverAtStake } from '../parts/payment/CoverAtStake.tsx'
import { readIntent } from '../parts/payment/intent.ts'
import { PaymentState } from '../parts/payment/PaymentState.tsx'
import type { Payment } from '../parts/payment/payment.ts'
import { useRecordReturn } from '../parts/payment/useRecordReturn.ts'
import { wayBack } from '../parts/payment/wayBack.ts'

/** While a payment is being processed it is asked about this often (milliseconds). */
const processingInterval = 3000

/** Being processed, or begun in this tab and not told how it ended: the processor may tell the server at any moment. */
const isUnderWay = ({ status }: Payment, policyId: string): boolean =>
  status === 'Processed' || (status !== 'Paid' && readIntent(policyId) !== undefined)

/** What a failure says where the server says nothing itself. */
const worded = (error: unknown, words: string): unknown => {
  try {
    return orSay(words)(error)
  } catch (said) {
    return said
  }
}

const PaymentOf = ({ policyId }: { policyId: string }) => {
  const { t } = useTranslation('billing')
  const back = wayBack(useSession()?.claims, policyId)
  const policy = useOperation(getPolicy, { params: { policyId }, query: {} })
  const payment = useOperation(
    getPayment,
    { params: { policyId } },
    { refetchInterval: (data) => (data && isUnderWay(data, policyId) ? processingInterval : false) },
  )
  const returned = useRecordReturn(policy.data, payment.data?.dueAmount)
  const error = policy.error ?? payment.error
  if (error)
    return (
      <ProblemPanel
        title={t('payment.notShown')}
        error={worded(error, t('payment.failed'))}
        onRetry={() => {
          void policy.refetch()
          void payment.refetch()
        }}
      />
    )
  if (!policy.data || !payment.data) return <CardSkeleton cards={1} height={420} />
  return (
    <>
      <AgencyLook agencyId={policy.data.agencyId} />
      {back !== undefined && (
        <Button component={Link} to={back} startIcon={<ChevronLeftIcon />} sx={{ ml: -1, mb: 1 }}>
          {t('payment.back', { policyNumber: policy.data.policyNumber })}
        </Button>
      )}
      <Box component="header" sx={{ textAlign: 'center', mb: 2 }}>
        <Typography variant="h3" component="h1">
          {t('payment.title')}
        </Typography>
        <Typography color="text.secondary">
          {policy.data.companyName} ·{' '}
          <Box component="span" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
            {policy.data.policyNumber}
          </Box>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {policy.data.agencyName}
        </Typography>
        <AgencyHostname agencyId={policy.data.agencyId} />
      </Box>
      {!payment.data.isPaid && <CoverAtStake policy={policy.data} />}
      {returned.kind === 'failed' ? (
        <ProblemPanel
          title={t('payment.notRecorded')}
          error={worded(returned.error, t('payment.failed'))}
          onRetry={returned.retry}
        />
      ) : (
        <PaymentState policy={policy.data} payment={payment.data} returned={returned} back={back} />
      )}
      {!policy.data.agencyBilled && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <FileDownloadButton variant="text" load={() => invoiceLink(policyId)}>
            {t('payment.invoiceFile')}
          </FileDownloadButton>
        </Box>
      )}
    </>
  )
}

/** The payment page of a policy: what is due and how to pay it, for somebody who has never been here. */
export const AccountantPaymentPage = () => {
  const { t } = useTranslation('billing')
  const { policyId = '' } = useParams()
  const session = useSession()
  const [restoring, setRestoring] = useState(session === undefined)
  useEffect(() => {
    document.title = `${t('payment.title')} · ${region.provider.name}`
  }, [t])
  useEffect(() => {
    if (restoring) restoreSession().finally(() => setRestoring(false))
  }, [restoring])
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', width: '100%' }}>
      {session ? (
        <PaymentOf key={policyId} policyId={policyId} />
      ) : restoring ? (
        <CardSkeleton cards={1} height={420} />
      ) : (
        <StatusScene
          tone="draft"
          title={t('payment.noSession')}
          actions={
            <Button
              component={Link}
              to={paths.login}
              onClick={() => rememberOrigin(location.pathname + location.search)}
              variant="outlined"
            >
              {t('payment.signIn')}
            </Button>
          }
        >
          {t('payment.noSessionText')}
        </StatusScene>
      )}
      <Box sx={{ mt: 4, textAlign: 'center' }}>
        <SupportContact />
      </Box>
    </Box>
  )
}
