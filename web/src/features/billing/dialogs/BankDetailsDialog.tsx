import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { BankDetails } from '../parts/payment/BankDetails.tsx'

const PolicyData = z.object({ policyNumber: z.string().min(1).max(40), amount: z.string().max(40).optional() })

/** ACH and wire transfer details of a policy. */
export const BankDetailsDialog = ({
  policyNumber,
  amount,
  onClose,
}: z.infer<typeof PolicyData> & { onClose: () => void }) => {
  const { t } = useTranslation(['billing', 'common'])
  return (
    <DialogFrame title={t('bank.title')} onClose={onClose}>
      <DialogContent>
        <BankDetails policyNumber={policyNumber} amount={amount} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </DialogActions>
    </DialogFrame>
  )
}

export default hosted(PolicyData, BankDetailsDialog)
