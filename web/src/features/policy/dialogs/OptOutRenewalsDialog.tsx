import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { optOutRenewals } from '#shared/contracts/policy/renewals.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ReasonField } from '#web/records/ReasonField.tsx'
import { toast } from '#web/ui/toast.ts'
import { RefusalNote, takesNotice } from '../parts/NonRenewalFields.tsx'
import { policyReads } from '../parts/policyReads.ts'

/** As it is known to whoever reads the list; by its id where it is not in reach. */
const nameOf = ({ policyId, policyNumber }: { policyId: string; policyNumber?: string | undefined }) =>
  policyNumber ?? policyId

/** Several policies of the list are not to be renewed, for one reason; those that cannot be are told with the reason. */
export const OptOutRenewalsDialog = ({ policyIds, onClose }: { policyIds: PolicyId[]; onClose: () => void }) => {
  const { t } = useTranslation('policy')
  const optOut = useCommand(optOutRenewals, { invalidates: policyReads })
  return (
    <FormDialog
      title={t('optOutMany.title', { count: policyIds.length })}
      submitLabel={t('optOutMany.submit')}
      width="xs"
      schema={optOutRenewals.body.pick({ reason: true, note: true })}
      onClose={onClose}
      onSubmit={async ({ reason, note }) => {
        const body = { policyIds, reason, ...(takesNotice(reason) && { note }) }
        const { updated, failed } = await optOut.mutateAsync({ body })
        if (updated > 0) toast.success(t('optOutMany.done', { count: updated }))
        for (const [detail, those] of Map.groupBy(failed, (each) => each.detail))
          toast.error(t('optOutMany.failed', { count: those.length, policies: those.map(nameOf).join(', '), detail }), {
            persist: true,
          })
      }}
    >
      {(form) => (
        <>
          {!takesNotice(form.watch('reason')) && <Typography>{t('optOutMany.question')}</Typography>}
          <ReasonField action="optout" />
          {takesNotice(form.watch('reason')) && (
            <>
              <Typography>{t('optOutMany.insurer')}</Typography>
              <RefusalNote />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

export default hosted(z.object({ policyIds: optOutRenewals.body.shape.policyIds }), OptOutRenewalsDialog)
