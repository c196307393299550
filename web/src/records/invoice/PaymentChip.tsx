import { useTranslation } from 'react-i18next'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import { settledWithout } from './settledWithout.ts'

/** Where the payment of a policy stands; what no money settled is not called paid. */
export const PaymentChip = (payment: Parameters<typeof settledWithout>[0]) => {
  const { t } = useTranslation()
  const without = settledWithout(payment)
  if (without === undefined) return <StatusChip status={payment.status} label={payment.status} />
  return <StatusChip status={payment.status} tone="ended" label={t(`settledWithout.${without}`)} />
}
