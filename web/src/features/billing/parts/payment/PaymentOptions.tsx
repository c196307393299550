import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getFinancingAvailability } from '#shared/contracts/billing/finance.ts'
import { listPaymentMethods } from '#shared/contracts/billing/methods.ts'
import { getDownPayment } from '#shared/contracts/billing/payments.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { isWorkflow } from '#web/api/claims.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { money } from '#web/i18n/format.ts'
import { AgencyIcon, CalendarIcon, CheckIcon, PaymentIcon, SwitchIcon } from '#web/ui/icons.tsx'
import { BankDetails } from './BankDetails.tsx'
import { HostedPayment } from './HostedPayment.tsx'
import { InstalmentPlan } from './InstalmentPlan.tsx'
import { PaymentOption } from './PaymentOption.tsx'
import type { Payment } from './payment.ts'
import { SavedMethods } from './SavedMethods.tsx'
import { useInstalmentWords } from './useInstalmentWords.ts'

type Way = 'saved' | 'card' | 'check' | 'wire' | 'instalments'

const icons: Readonly<Record<Way, ReactNode>> = {
  saved: <CheckIcon />,
  card: <PaymentIcon />,
  check: <AgencyIcon />,
  wire: <SwitchIcon />,
  instalments: <CalendarIcon />,
}

type PaymentOptionsProps = {
  policy: Policy
  payment: Payment
  /** What is paid now: all that is due, or the down payment of a plan. */
  amount: MinorUnits
  isDownPayment: boolean
  /** It is what the plan asks for. */
  isInstalment: boolean
  /** It is paid by a plan: unless something is late, the ways are there for who wants to pay before the day. */
  byPlan: boolean
}

/** The ways to pay what is due. */
export const PaymentOptions = ({
  policy,
  payment,
  amount,
  isDownPayment,
  isInstalment,
  byPlan,
}: PaymentOptionsProps) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const amounts = useInstalmentWords()
  const session = useSession()
  const [way, setWay] = useState<Way | undefined>(byPlan && payment.instalment?.isLate !== true ? undefined : 'card')
  const policyId = policy.id
  const financing = useOperation(getFinancingAvailability, { params: { policyId } })
  const mayFinance = may('billing:finance') || (session !== undefined && isWorkflow(session.claims))
  const offersPlan = financing.data?.available === true && mayFinance
  const plan = useOperation(getDownPayment, { params: { policyId } }, { enabled: offersPlan })
  // A payment link pays on the processor's page alone.
  const paysSaved = may('billing:pay') && session !== undefined && !isWorkflow(session.claims)
  const { data: saved = [] } = useOperation(listPaymentMethods, { params: { policyId } }, { enabled: paysSaved })
  const option = (name: Way, text: string, children: ReactNode) => (
    <PaymentOption
      key={name}
      icon={icons[name]}
      title={t(`ways.${name}.title`)}
      text={text}
      open={way === name}
      onToggle={() => setWay(way === name ? undefined : name)}
    >
      {children}
    </PaymentOption>
  )
  const hosted = (hint: string) => (
    <HostedPayment
      policyId={policyId}
      amount={amount}
      isDownPayment={isDownPayment}
      isInstalment={isInstalment}
      hint={hint}
    />
  )
  return (
    <Box component="ul" aria-label={t('ways.label')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {saved.length > 0 &&
        option('saved', t('ways.saved.text'), <SavedMethods policy={policy} amount={amount} methods={saved} />)}
      {option('card', t('ways.card.text'), hosted(t('ways.card.hint')))}
      {option('check', t('ways.check.text'), hosted(t('ways.check.hint')))}
      {option('wire', t('ways.wire.text'), <BankDetails policyNumber={policy.policyNumber} amount={money(amount)} />)}
      {offersPlan &&
        option(
          'instalments',
          plan.data
            ? t('ways.instalments.text', {
                now: money(plan.data.downPayment),
                count: plan.data.instalments.length,
                each: amounts({
                  each: plan.data.instalments[0]?.amount ?? 0,
                  last: plan.data.instalments.at(-1)?.amount ?? 0,
                }),
              })
            : t('ways.instalments.short'),
          <InstalmentPlan policy={policy} payment={payment} />,
        )}
    </Box>
  )
}
