import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { CloseIcon } from '#web/ui/icons.tsx'

/** Says that a list shows one client alone, and takes that back. */
export const ClientFilter = ({ accountId, onClear }: { accountId: string; onClear: () => void }) => {
  const { t } = useTranslation('dashboard')
  const { data } = useOperation(getAccount, { params: { accountId } }, { staleTime: 60_000 })
  return (
    <Chip
      color="primary"
      size="small"
      label={t('onlyClient', { name: data?.name ?? '…' })}
      onDelete={onClear}
      deleteIcon={<CloseIcon role="button" aria-label={t('allClients')} sx={{ fontSize: 16 }} />}
    />
  )
}
