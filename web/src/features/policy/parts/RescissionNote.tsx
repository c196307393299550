import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { rescindPolicy, withdrawRescission as withdrawal } from '../dialogs.ts'
import { PolicyNote } from './PolicyNote.tsx'

/** That a rescission waits for a second pair of eyes: who proposed it and why. */
export const RescissionNote = ({ policy: { id, rescissionProposal: proposal } }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  const userId = useSession()?.claims.userId
  if (proposal === undefined) return null
  return (
    <PolicyNote
      severity="warning"
      action={
        may('policy:cancel')
          ? [
              ...(proposal.by === userId
                ? []
                : [{ label: t('rescission.submit'), onSelect: () => open(rescindPolicy, { policyId: id }) }]),
              { label: t('rescission.withdraw'), onSelect: () => open(withdrawal, { policyId: id }) },
            ]
          : undefined
      }
    >
      {t('rescission.by', { name: proposal.name, at: dateTime(proposal.at), reason: proposal.reason })}{' '}
      {t('rescission.waits')}
    </PolicyNote>
  )
}
