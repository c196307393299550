import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getPayment } from '#shared/contracts/billing/payments.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { can } from '#shared/records/life.ts'
import { policyLife } from '#shared/records/policy/policyLife.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import * as billingDialogs from '#web/features/billing/dialogs.ts'
import { date, exactMoney } from '#web/i18n/format.ts'
import * as policyDialogs from '../../dialogs.ts'

type Financer = NonNullable<ResponseOf<typeof getPayment>['financer']>

/** What the financer of a policy asks for, and what can be done about it: by its own people, and by the desk that cancels. */
export const FinancerWish = ({ financer, policy }: { financer: Financer; policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  const { asked, name, paid } = financer
  const isOpen = asked !== undefined && asked.declined === undefined
  if (paid === 0 || !can(policyLife, policy.status, 'cancel')) return null
  const { id: policyId } = policy
  return (
    <>
      {asked && (
        <Alert severity={isOpen ? 'warning' : 'info'}>
          {asked.declined
            ? t('payment.financerDeclined', { name, reason: asked.declined.reason })
            : t('payment.financerAsks', { name, day: date(asked.noticedOn), amount: exactMoney(asked.owed) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -1.5 }}>
        {may('policy:cancel') && (
          <Button size="small" color="error" onClick={() => open(policyDialogs.cancelForFinancer, { policyId })}>
            {t('payment.financerCancels')}
          </Button>
        )}
        {isOpen && may('policy:cancel') && (
          <Button size="small" onClick={() => open(billingDialogs.declineFinancerCancellation, { policyId })}>
            {t('payment.declineFinancer')}
          </Button>
        )}
        {!isOpen && may('billing:manage') && (
          <Button size="small" onClick={() => open(billingDialogs.askFinancerCancellation, { policyId })}>
            {t('payment.askFinancer')}
          </Button>
        )}
      </Box>
    </>
  )
}
