import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { isLate } from './priceChange.ts'

type ReferredInsteadProps = { quote: Quote; reason: unknown; onClose: () => void }

/** What a dialog ends in when the quote went to an underwriter in place of what was asked for: nothing is left to press. */
export const ReferredInstead = ({ quote: { quoteNumber }, reason, onClose }: ReferredInsteadProps) => {
  const { t } = useTranslation(['quote', 'common'])
  return (
    <DialogFrame title={t('referredInstead.title', { quoteNumber })} width="xs" onClose={onClose}>
      <DialogContent>
        <Alert severity="warning" variant="outlined">
          {isLate(reason) ? t('referredInstead.meanwhile') : messageOf(reason)}
        </Alert>
        <Typography sx={{ mt: 2 }}>{t('referredInstead.text')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('common:close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
