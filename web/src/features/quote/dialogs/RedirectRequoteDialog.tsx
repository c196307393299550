import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { QuoteData } from '../parts/quoteData.ts'
import { useAddresses } from '../parts/useAddresses.ts'

/** A quote that can no longer be bound: a new one, or back to the inbox (quoting-and-servicing, section 2, Routes). */
export const RedirectRequoteDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => {
  const { t } = useTranslation(['quote', 'common'])
  const navigate = useNavigate()
  const addresses = useAddresses()
  const go = (address: string) => {
    onClose()
    navigate(address)
  }
  return (
    <WithQuote quoteId={quoteId} onClose={onClose}>
      {({ quoteNumber, product, accountId, agencyStatus }) => (
        <DialogFrame title={t('requote.title', { quoteNumber })} onClose={onClose} width="xs">
          <DialogContent>{t(`standing.${agencyStatus}.text`, { defaultValue: t('requote.text') })}</DialogContent>
          <DialogActions>
            <Button onClick={() => go(addresses.inbox)}>{t('common:cancel')}</Button>
            <Button variant="contained" onClick={() => go(addresses.requestQuote(product, accountId))}>
              {t('requote.submit')}
            </Button>
          </DialogActions>
        </DialogFrame>
      )}
    </WithQuote>
  )
}

export default hosted(QuoteData, RedirectRequoteDialog)
