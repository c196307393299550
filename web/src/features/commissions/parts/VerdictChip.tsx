import { useTranslation } from 'react-i18next'
import type { lineVerdicts } from '#shared/domain/ledger/remittance.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones = { MATCHED: 'ready', SHORT: 'payment', OVER: 'review', UNMATCHED: 'refused', TWICE: 'referred' } as const

/** What a payment is against what was expected. */
export const VerdictChip = ({ verdict }: { verdict: (typeof lineVerdicts)[number] }) => {
  const { t } = useTranslation('commissions')
  return <StatusChip status={verdict} tone={tones[verdict]} label={t(`remittance.verdicts.${verdict}`)} />
}
