import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Operation } from '#shared/contract/operation.ts'
import type { PrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import * as contracts from '#shared/contracts/auth/privacyRequests.ts'
import {
  needsOfPrivacyRequest,
  type PrivacyRequestAction,
  privacyRequestLife,
} from '#shared/records/privacyRequest/privacyRequestLife.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { offerOf } from '#web/records/offer.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { toast } from '#web/ui/toast.ts'
import * as dialogsOf from '../dialogs.ts'
import { privacyReads } from './privacyReads.ts'

/** What can be done with a request; the server refuses by the same life, and whoever it is about. */
export const usePrivacyActions = (request: PrivacyRequest) => {
  const { t } = useTranslation('privacy')
  const may = useMay()
  const { open } = useDialogs()
  const ownId = useSession()?.claims.userId
  const propose = useCommand(contracts.proposeErasure, { invalidates: privacyReads })
  const approve = useCommand(contracts.approveErasure, { invalidates: privacyReads })
  const withdraw = useCommand(contracts.withdrawPrivacyRequest, { invalidates: privacyReads })
  const { id: privacyRequestId, kind, status, subject } = request
  const { name } = subject
  const of = { privacyRequestId, name }
  const isOwnProposal = request.proposal?.by === ownId
  const offered = (action: PrivacyRequestAction, by: Operation): boolean => {
    const offer = offerOf({
      life: privacyRequestLife,
      action,
      by: [by],
      status,
      may,
      isMet: needsOfPrivacyRequest(request),
    })
    return offer !== undefined && offer.notNow === undefined
  }
  return (
    <>
      {offered('check', contracts.checkPrivacyIdentity) && (
        <Button variant="contained" onClick={() => open(dialogsOf.checkPrivacyIdentity, of)}>
          {t('check.action')}
        </Button>
      )}
      {kind !== 'ERASURE' && offered('fulfil', contracts.fulfilPrivacyRequest) && (
        <Button variant="contained" onClick={() => open(dialogsOf.fulfilPrivacyRequest, { ...of, kind })}>
          {t(`fulfil.${kind}.action`)}
        </Button>
      )}
      {offered('propose', contracts.proposeErasure) && (
        <ConfirmButton
          variant="contained"
          title={t('propose.title', { name })}
          question={t('propose.text')}
          confirmLabel={t('propose.action')}
          onConfirm={async () => {
            const after = await propose.mutateAsync({ params: { privacyRequestId } })
            if (after.status === 'HELD') toast.warning(t('propose.held'))
            else toast.success(t('propose.done'))
          }}
        >
          {t('propose.action')}
        </ConfirmButton>
      )}
      {offered('approve', contracts.approveErasure) && !isOwnProposal && (
        <ConfirmButton
          variant="contained"
          color="error"
          destructive
          title={t('approve.title', { name })}
          question={t('approve.text')}
          confirmLabel={t('approve.action')}
          onConfirm={async () => {
            await approve.mutateAsync({ params: { privacyRequestId } })
            toast.success(t('approve.done'))
          }}
        >
          {t('approve.action')}
        </ConfirmButton>
      )}
      {offered('return', contracts.returnErasure) && (
        <Button variant="outlined" onClick={() => open(dialogsOf.returnErasure, of)}>
          {t('return.action')}
        </Button>
      )}
      {offered('extend', contracts.extendPrivacyRequest) && request.extension === undefined && (
        <Button variant="outlined" onClick={() => open(dialogsOf.extendPrivacyRequest, of)}>
          {t('extend.action')}
        </Button>
      )}
      {offered('refuse', contracts.refusePrivacyRequest) && (
        <Button color="error" onClick={() => open(dialogsOf.refusePrivacyRequest, of)}>
          {t('refuse.action')}
        </Button>
      )}
      {offered('withdraw', contracts.withdrawPrivacyRequest) && (
        <ConfirmButton
          title={t('withdraw.title', { name })}
          question={t('withdraw.text')}
          confirmLabel={t('withdraw.action')}
          onConfirm={async () => {
            await withdraw.mutateAsync({ params: { privacyRequestId } })
            toast.success(t('withdraw.done'))
          }}
        >
          {t('withdraw.action')}
        </ConfirmButton>
      )}
    </>
  )
}
