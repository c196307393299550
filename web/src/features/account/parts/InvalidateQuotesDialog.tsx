import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { QuoteEffects } from '#shared/domain/account/quoteEffects.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { usePersona } from '#web/layout/usePersona.ts'

type InvalidateQuotesDialogProps = {
  accountName: string
  effects: QuoteEffects
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a change of the details undoes what was quoted on them. */
export const InvalidateQuotesDialog = ({ accountName, effects, onConfirm, onClose }: InvalidateQuotesDialogProps) => {
  const { t } = useTranslation('account')
  const insured = usePersona() === 'CUSTOMER'
  return (
    <ConfirmDialog
      title={t('invalidateQuotes.title', { name: accountName })}
      confirmLabel={t('invalidateQuotes.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {effects.WillInvalidateQuotes && (
        <Typography sx={{ mb: 1.5 }}>
          {insured ? t('invalidateQuotes.invalidatesInsured') : t('invalidateQuotes.invalidates')}
        </Typography>
      )}
      {effects.WillReferQuotes && <Typography>{t('invalidateQuotes.refers')}</Typography>}
    </ConfirmDialog>
  )
}
