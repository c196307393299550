import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { ClaimNotice } from '#shared/contracts/claims/claimNotice.ts'
import { getClaim, updateClaim } from '#shared/contracts/claims/claims.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { claimReads } from '../parts/claimReads.ts'
import { NoticeDialog } from '../parts/NoticeDialog.tsx'

const Data = z.object({ claimId: ClaimId })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Goes on with a notice. */
export const UpdateClaimDialog = ({ claimId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const claim = useOperation(getClaim, { params: { claimId } })
  const update = useCommand(updateClaim, { invalidates: claimReads })
  if (claim.data === undefined) return null
  const notice = z.object(ClaimNotice.shape).parse(claim.data)
  return (
    <NoticeDialog
      title={t('edit')}
      notice={notice}
      onSave={(body, isFiled) =>
        update.mutateAsync({ params: { claimId }, body: { ...body, isFiled } }).catch(orSay(t('failed.save')))
      }
      onClose={onClose}
    />
  )
}

export default hosted(Data, UpdateClaimDialog)
