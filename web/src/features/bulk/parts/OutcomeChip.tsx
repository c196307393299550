import { useTranslation } from 'react-i18next'
import type { RowOutcome } from '#shared/domain/account/uploadWords.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones: Readonly<Record<RowOutcome, Tone>> = {
  READY: 'ready',
  CREATED: 'active',
  EXISTING: 'ended',
  REFUSED: 'refused',
}

/** What comes of a row. */
export const OutcomeChip = ({ outcome }: { outcome: RowOutcome }) => {
  const { t } = useTranslation('bulk')
  return <StatusChip status={outcome} tone={tones[outcome]} label={t(`outcome.${outcome}`)} />
}
