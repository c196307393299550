import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPaymentProcessorKey } from '#shared/contracts/billing/processor.ts'
import { createProcessorSession } from '#shared/contracts/billing/processorSession.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { money } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { keepIntent } from './intent.ts'

type HostedPaymentProps = {
  policyId: string
  amount: MinorUnits
  isDownPayment?: boolean
  /** It is what the plan asks for. */
  isInstalment?: boolean
  /** What is paid with, in a sentence. */
  hint: string
}

/** On to the processor's page, where card or account are typed in; they never reach the platform. */
export const HostedPayment = ({
  policyId,
  amount,
  isDownPayment = false,
  isInstalment = false,
  hint,
}: HostedPaymentProps) => {
  const { t } = useTranslation('billing')
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const go = async () => {
    setLeaving(true)
    setProblem(undefined)
    try {
      const { url, authCode } = await call(getPaymentProcessorKey, {
        query: {
          policyId,
          ...(isDownPayment && { isDownPayment: 'true' as const }),
          ...(isInstalment && { isInstalment: 'true' as const }),
        },
      }).catch(orSay(t('payment.failed')))
      // The page is open still, or nobody is sent to it.
      await call(createProcessorSession, { query: { authKey: authCode } }).catch(orSay(t('payment.failed')))
      keepIntent(policyId, { amount, isDownPayment })
      location.assign(url)
    } catch (error) {
      setProblem(error)
      setLeaving(false)
    }
  }
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {hint}
      </Typography>
      {problem !== undefined && <ProblemPanel error={problem} />}
      <Button variant="contained" size="large" fullWidth loading={leaving} onClick={go} sx={{ mt: problem ? 1.5 : 0 }}>
        {t('payment.pay', { amount: money(amount) })}
      </Button>
    </>
  )
}
