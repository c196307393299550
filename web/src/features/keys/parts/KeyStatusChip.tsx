import { useTranslation } from 'react-i18next'
import type { ApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { nowHere } from '#web/i18n/clock.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** How a key stands today. */
export const KeyStatusChip = ({ enabled, expiresAt, leakedAt }: ApiKey) => {
  const { t } = useTranslation('keys')
  if (leakedAt !== undefined) return <StatusChip status="LEAKED" tone="refused" label={t('state.leaked')} />
  if (Date.parse(expiresAt) <= nowHere())
    return <StatusChip status="EXPIRED" tone="refused" label={t('state.expired')} />
  return enabled ? (
    <StatusChip status="ACTIVE" tone="active" label={t('state.active')} />
  ) : (
    <StatusChip status="OFF" tone="ended" label={t('state.off')} />
  )
}
