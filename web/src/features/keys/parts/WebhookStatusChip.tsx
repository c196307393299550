import { useTranslation } from 'react-i18next'
import type { WebhookStatus } from '#shared/domain/integration/webhooks.ts'
import type { Tone } from '#shared/records/tone.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

const tones: Readonly<Record<WebhookStatus, Tone>> = {
  NEW: 'draft',
  ACTIVE: 'active',
  FAILING: 'payment',
  SUSPENDED: 'refused',
  OFF: 'ended',
}

export const WebhookStatusChip = ({ status }: { status: WebhookStatus }) => {
  const { t } = useTranslation('webhooks')
  return <StatusChip status={status} tone={tones[status]} label={t(`state.${status}`)} />
}
