import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { canClaim } from '#shared/records/claim/claimLife.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { nowHere } from '#web/i18n/clock.ts'
import { dateTime } from '#web/i18n/format.ts'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as claimDialogs from '../dialogs.ts'

interface Props {
  readonly file: ClaimFile
  readonly work: ClaimFile['vendors'][number]
}

/** Whether a vendor has said that it takes the work, for the desk; what it said by telephone is entered here. */
export const VendorAnswer = ({ file, work }: Props) => {
  const { t } = useTranslation('claims')
  const { open } = useDialogs()
  const { accepted, answerBy, subcategory, vendorId, vendorName } = work
  if (accepted !== undefined)
    return (
      <StatusChip
        status="ACCEPTED"
        tone="ready"
        label={t('vendors.acceptedBy', { name: accepted.name, moment: dateTime(accepted.at) })}
      />
    )
  if (!isUnanswered(work) || answerBy === undefined) return null
  const isLate = Date.parse(answerBy) < nowHere()
  const answer = (accepts: boolean) => () =>
    open(claimDialogs.answerClaimVendor, { claimId: file.id, vendorId, subcategory, accepts, vendorName })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
      <StatusChip
        status={isLate ? 'LATE' : 'ASKED'}
        tone={isLate ? 'refused' : 'payment'}
        label={t(isLate ? 'vendors.silent' : 'vendors.asked', { moment: dateTime(answerBy) })}
      />
      {canClaim(file.status, 'answer') && (
        <>
          <Button size="small" onClick={answer(true)}>
            {t('vendors.enterAccepted')}
          </Button>
          <Button size="small" onClick={answer(false)}>
            {t('vendors.enterDeclined')}
          </Button>
        </>
      )}
    </Box>
  )
}
