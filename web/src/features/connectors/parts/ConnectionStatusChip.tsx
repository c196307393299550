import { useTranslation } from 'react-i18next'
import type { connectorStatuses } from '#shared/domain/integration/connectors.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Status = (typeof connectorStatuses)[number]

const tones: Readonly<Record<Status, Tone>> = {
  CONSENTED: 'draft',
  CONNECTING: 'review',
  SUCCESS: 'active',
  FAILED: 'refused',
}

export const ConnectionStatusChip = ({ status }: { status: Status }) => {
  const { t } = useTranslation('connectors')
  return <StatusChip status={status} tone={tones[status]} label={t(`state.${status}`)} />
}
