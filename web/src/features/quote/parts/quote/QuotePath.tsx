import { useTranslation } from 'react-i18next'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { Stepper } from '#web/ui/Stepper.tsx'
import { pathSteps, stepOf } from './quoteDeeds.ts'

/** Where the quote is on its way to a policy; nothing once it has left that way. */
export const QuotePath = ({ status }: { status: QuoteStatus }) => {
  const { t } = useTranslation('quote')
  const current = stepOf(status)
  if (current === undefined) return null
  return <Stepper steps={pathSteps.map((key) => ({ key, label: t(`path.${key}`) }))} current={current} />
}
