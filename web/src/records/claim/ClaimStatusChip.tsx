import { useTranslation } from 'react-i18next'
import type { ClaimStatus } from '#shared/records/claim/claimStatus.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** Where a claim stands, in words. */
export const ClaimStatusChip = ({ status }: { status: ClaimStatus }) => {
  const { t } = useTranslation('claims')
  return <StatusChip status={status} label={t(`statuses.${status}`)} />
}
