import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** Whether a bordereau's figures are the ledger's: in how many they are not. */
export const LedgerAgreement = ({ differing }: { differing: number }) => {
  const { t } = useTranslation('billing')
  return (
    <Box sx={{ ml: { sm: 'auto' } }}>
      <StatusChip
        status={differing === 0 ? 'VERIFIED' : 'FAILED'}
        label={differing === 0 ? t('bordereaux.agrees') : t('bordereaux.differs', { count: differing })}
      />
    </Box>
  )
}
