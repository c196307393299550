import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { payForAccount } from '#shared/contracts/billing/methods.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { money } from '#web/i18n/format.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'

type SavedMethodsProps = {
  policy: Policy
  amount: MinorUnits
  methods: readonly { readonly title: string; readonly type: string; readonly tokenId: string }[]
}

/** Cards and bank accounts that were kept for later: one tap pays with one of them. */
export const SavedMethods = ({ policy, amount, methods }: SavedMethodsProps) => {
  const { t } = useTranslation('billing')
  const { id: policyId, accountId } = policy
  const pay = useCommand(payForAccount, { invalidates: [getPayment] })
  const payWith = (tokenId: string) =>
    pay.mutateAsync({ params: { accountId }, body: { policyId, tokenId, amount } }).catch(orSay(t('payment.failed')))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {methods.map(({ title, tokenId, type }) => (
        <Box
          component="li"
          key={tokenId}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
            <Typography variant="caption" color="text.secondary">
              {t(type === 'Credit Card' ? 'ways.saved.card' : 'ways.saved.account')}
            </Typography>
          </Box>
          <WhyNot reason={whileBusy(pay.isPending)}>
            <Button
              variant="contained"
              loading={pay.isPending && pay.variables?.body.tokenId === tokenId}
              onClick={() => void payWith(tokenId).catch(() => undefined)}
            >
              {t('payment.pay', { amount: money(amount) })}
            </Button>
          </WhyNot>
        </Box>
      ))}
      {pay.error && <ProblemPanel error={pay.error} />}
    </Box>
  )
}
