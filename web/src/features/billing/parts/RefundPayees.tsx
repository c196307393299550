import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Refund } from '#shared/contracts/billing/refund.ts'
import { exactMoney } from '#web/i18n/format.ts'

/** Whose a refund is, where a financer paid some of the premium. */
export const RefundPayees = ({ refund: { companyName, payees } }: { refund: Refund }) => {
  const { t } = useTranslation('billing')
  if (payees === undefined) return null
  return (
    <>
      {payees.map(({ to, name, amount }) => (
        <Typography key={to} variant="body2">
          {t('refunds.payee', { name: name ?? companyName, amount: exactMoney(amount) })}
        </Typography>
      ))}
    </>
  )
}
