import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getDownPayment, getPayment, resetFailedPayment } from '#shared/contracts/billing/payments.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import { Instalments } from '#web/records/invoice/Instalments.tsx'
import { settledWithout } from '#web/records/invoice/settledWithout.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { toast } from '#web/ui/toast.ts'
import { AmountDue } from './AmountDue.tsx'
import { PartChoice, type PlanPart } from './PartChoice.tsx'
import { PaymentOptions } from './PaymentOptions.tsx'
import type { Payment } from './payment.ts'
import { SignedPlan } from './SignedPlan.tsx'
import type { ReturnStanding } from './useRecordReturn.ts'

const Failed = ({ payment, policyId }: { payment: Payment; policyId: string }) => {
  const { t } = useTranslation('billing')
  const reset = useCommand(resetFailedPayment, { invalidates: [getPayment] })
  return (
    <StatusScene
      tone="refused"
      title={t('payment.failedTitle')}
      actions={
        <Button
          variant="contained"
          size="large"
          loading={reset.isPending}
          onClick={() =>
            reset
              .mutateAsync({ params: { policyId } })
              .catch(orSay(t('payment.failed')))
              .catch(toast.problem)
          }
        >
          {t('payment.makePayment')}
        </Button>
      }
    >
      {payment.description && (
        <Typography sx={{ color: 'text.primary', fontWeight: 500, fontSize: 16 }}>{payment.description}</Typography>
      )}
      {t('payment.failedText')}
    </StatusScene>
  )
}

type PayableProps = { policy: Policy; payment: Payment; returned: ReturnStanding }

/** What is due and the ways to pay it. Once a plan is signed, its down payment is what is paid first. */
const Payable = ({ policy, payment, returned }: PayableProps) => {
  const { t } = useTranslation('billing')
  const today = useMemo(() => dateAt(instantHere(), policy.timeZone), [policy.timeZone])
  const isDownPayment = payment.premiumFinanced && payment.status === 'Unpaid'
  const byPlan = payment.premiumFinanced && !isDownPayment
  const plan = useOperation(getDownPayment, { params: { policyId: policy.id } }, { enabled: isDownPayment })
  const [chosen, setChosen] = useState<PlanPart>('asked')
  const asked = payment.instalment
  const financer = payment.financer !== undefined && payment.financer.owes > 0 ? payment.financer : undefined
  const part = chosen === 'asked' ? asked : undefined
  const amount = isDownPayment ? plan.data?.downPayment : (part?.amount ?? payment.dueAmount)
  if (plan.error) return <ProblemPanel error={plan.error} onRetry={() => void plan.refetch()} />
  if (amount === undefined) return <CardSkeleton cards={1} height={360} />
  if (financer !== undefined && asked === undefined)
    return (
      <StatusScene tone="review" title={t('payment.financedTitle')}>
        {t('payment.financedRest', { name: financer.name, amount: exactMoney(financer.owes) })}
      </StatusScene>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {(returned.kind === 'cancelled' || returned.kind === 'declined') && (
        <Alert severity={returned.kind === 'cancelled' ? 'info' : 'warning'}>{t(`payment.${returned.kind}`)}</Alert>
      )}
      {financer !== undefined && (
        <Alert severity="info">
          {t('payment.financerPays', { name: financer.name, amount: exactMoney(financer.owes) })}
        </Alert>
      )}
      {payment.premiumFinanced && <SignedPlan policyId={policy.id} payment={payment} paidDown={byPlan} />}
      <AmountDue
        payment={payment}
        amount={amount}
        isDownPayment={isDownPayment}
        byPlan={byPlan}
        part={part}
        today={today}
      />
      {asked !== undefined && asked.amount < payment.dueAmount && (
        <PartChoice
          asked={asked}
          rest={payment.dueAmount}
          isFinanced={financer !== undefined}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <PaymentOptions
        key={String(isDownPayment)}
        policy={policy}
        payment={payment}
        amount={amount}
        isDownPayment={isDownPayment}
        isInstalment={part !== undefined}
        byPlan={byPlan}
      />
      {payment.premiumFinanced && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h5" component="h2">
            {t('plan.schedule')}
          </Typography>
          <Instalments policyId={policy.id} />
        </Box>
      )}
    </Box>
  )
}

type PaymentStateProps = PayableProps & {
  /** The page that whoever is signed in came from. */
  back?: string | undefined
}

/** Nothing is owed: it was paid, or no money has to come any more. */
const Settled = ({ policy, payment, back }: Pick<PaymentStateProps, 'back' | 'payment' | 'policy'>) => {
  const { t } = useTranslation('billing')
  const without = settledWithout({ ...payment, charged: payment.chargedAmount })
  const isPaid = without === undefined && !isOver(policy.status)
  return (
    <StatusScene
      tone={isPaid ? 'active' : 'ended'}
      title={t(isPaid ? 'payment.paidTitle' : 'payment.nothingTitle')}
      actions={
        back !== undefined && (
          <Button component={Link} to={back} variant="contained">
            {t('payment.toPolicy')}
          </Button>
        )
      }
    >
      {t(isPaid ? 'payment.paidText' : without === 'noCharge' ? 'payment.noChargeText' : 'payment.nothingText', {
        policyNumber: policy.policyNumber,
        date: date(policy.effectiveDate, { dateStyle: 'long' }),
      })}
    </StatusScene>
  )
}

/** Where the payment of a policy stands, and what there is to do about it. */
export const PaymentState = ({ policy, payment, returned, back }: PaymentStateProps) => {
  const { t } = useTranslation('billing')
  if (returned.kind === 'recording')
    return (
      <StatusScene tone="review" title={t('payment.recordingTitle')}>
        <LinearProgress sx={{ mb: 2, width: 220, mx: 'auto' }} aria-label={t('payment.recordingTitle')} />
        {t('payment.recordingText')}
      </StatusScene>
    )
  if (payment.status === 'Paid' || payment.chargedAmount <= 0)
    return <Settled policy={policy} payment={payment} back={back} />
  if (payment.status === 'Processed')
    return (
      <StatusScene tone="review" title={t('payment.processedTitle')}>
        <LinearProgress sx={{ mb: 2, width: 220, mx: 'auto' }} aria-label={t('payment.processedTitle')} />
        {t('payment.processedText')}
      </StatusScene>
    )
  if (payment.status === 'Failed') return <Failed payment={payment} policyId={policy.id} />
  return <Payable policy={policy} payment={payment} returned={returned} />
}
