import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { decideAccess } from '#shared/contracts/auth/accessReviews.ts'
import { RoleId } from '#shared/contracts/auth/fields.ts'
import { accessDecisions } from '#shared/domain/identity/accessReview.ts'
import { needsSecond } from '#shared/domain/identity/fourEyes.ts'
import { accountTypeOf, rolesOf } from '#shared/domain/identity/roles.ts'
import { AccessReviewId, UserId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { reviewReads } from '../parts/reviewReads.ts'

const Data = z.object({
  accessReviewId: AccessReviewId,
  userId: UserId,
  name: z.string(),
  role: RoleId,
  what: z.enum(accessDecisions),
})

/** Keeps, changes or takes away somebody's access, with the reason; it acts at once. */
const DecideAccessDialog = ({
  accessReviewId,
  userId,
  name,
  role,
  what,
  onClose,
}: z.output<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('reviews')
  const decide = useCommand(decideAccess, { invalidates: reviewReads })
  const others = rolesOf(accountTypeOf(role)).filter((each) => each !== role && !needsSecond(each))
  return (
    <FormDialog
      title={t(`decide.${what}.title`, { name })}
      submitLabel={t(`decide.${what}.submit`)}
      destructive={what === 'TAKE_AWAY'}
      schema={decideAccess.body}
      defaultValues={{ what, ...(what === 'CHANGE' && others[0] !== undefined && { role: others[0] }), reason: '' }}
      onSubmit={async (body) => {
        await decide.mutateAsync({ params: { accessReviewId, userId }, body })
        toast.success(t('decide.done', { name }))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t(`decide.${what}.text`, { role })}</Typography>
      {what === 'CHANGE' && (
        <SelectField name="role" label={t('columns.role')} options={others.map((value) => ({ value, label: value }))} />
      )}
      <TextField name="reason" label={t('decide.reason')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(Data, DecideAccessDialog)
