import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { claimReads } from '../parts/claimReads.ts'
import { NoticeDialog } from '../parts/NoticeDialog.tsx'

const Data = z.object({ accountId: AccountId, policyId: PolicyId.optional() })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Begins the notice of a claim, at an account or one of its policies. */
export const CreateClaimDialog = ({ accountId, policyId, onClose }: Props) => {
  const { t } = useTranslation('claims')
  // However often it is sent, it is one claim.
  const [noticeKey] = useState(() => crypto.randomUUID())
  const create = useCommand(createClaim, { invalidates: claimReads })
  return (
    <NoticeDialog
      title={t('report')}
      onSave={(notice, isFiled) =>
        create
          .mutateAsync({ body: { ...notice, accountId, ...(policyId && { policyId }), isFiled, noticeKey } })
          .catch(orSay(t('failed.save')))
      }
      onClose={onClose}
    />
  )
}

export default hosted(Data, CreateClaimDialog)
