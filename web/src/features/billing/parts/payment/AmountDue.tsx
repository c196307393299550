import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { date, money } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import type { Payment } from './payment.ts'

type AmountDueProps = {
  payment: Payment
  /** What is paid now: all that is due, or the down payment of a plan. */
  amount: MinorUnits
  isDownPayment: boolean
  /** The rest is paid by a plan of instalments: none of it is due before its day. */
  byPlan: boolean
  /** What of the plan, or beside a financer, is paid now, rather than all of it. */
  part: Payment['instalment']
  /** The insured's day. */
  today: string
}

/** What is due, how much of it and until when: the first thing one looks for. */
export const AmountDue = ({ payment, amount, isDownPayment, byPlan, part, today }: AmountDueProps) => {
  const { t } = useTranslation('billing')
  const dueDate = part?.dueDate ?? payment.dueDate
  const overdue = part?.isLate ?? dueDate < today
  const label = isDownPayment
    ? 'payment.downPayment'
    : byPlan
      ? part === undefined
        ? 'payment.rest'
        : part.isLate
          ? 'payment.latePart'
          : 'payment.nextPart'
      : part !== undefined
        ? 'payment.ownPart'
        : payment.status === 'Partially Paid'
          ? 'payment.stillDue'
          : 'payment.due'
  return (
    <Box sx={{ textAlign: 'center', py: { xs: 1, sm: 2 } }}>
      <Typography color="text.secondary">{t(label)}</Typography>
      <Box sx={{ ...figure, fontSize: { xs: 40, sm: 48 } }}>{money(amount)}</Box>
      {(!byPlan || part !== undefined) && (
        <Typography sx={{ color: overdue ? 'error.main' : 'text.primary', fontWeight: overdue ? 500 : 400 }}>
          {t(overdue ? 'payment.wasDueOn' : byPlan ? 'payment.dueOn' : 'payment.dueBy', {
            date: date(dueDate, { dateStyle: 'long' }),
          })}
        </Typography>
      )}
    </Box>
  )
}
