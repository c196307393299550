import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { assignSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { listUnderwriters } from '#shared/contracts/auth/directory.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { toast } from '#web/ui/toast.ts'
import { SubmissionData, submissionReads } from '../parts/submission/submissionData.ts'

type AssignSubmissionDialogProps = SubmissionData & { onClose: () => void }

const Assignee = z.object({
  userId: z.custom<UserId>((value) => UserId.safeParse(value).success, 'Please select an underwriter'),
})

/** As many are offered at once; others are found by typing. */
const offered = 20

/** Gives a submission to an underwriter. */
export const AssignSubmissionDialog = ({
  submissionId,
  submissionNumber = '',
  onClose,
}: AssignSubmissionDialogProps) => {
  const { t } = useTranslation('submission')
  const [names] = useState(() => new Map<string, string>())
  const assign = useCommand(assignSubmission, { invalidates: submissionReads })
  const search = async (text: string, signal: AbortSignal) => {
    const { content } = await call(listUnderwriters, { query: { search: text, size: offered } }, { signal })
    return content.map(({ id, firstName, lastName, email }) => {
      names.set(id, `${firstName} ${lastName}`)
      return { value: id, label: `${firstName} ${lastName}`, hint: email }
    })
  }
  return (
    <FormDialog
      title={t('assign.title', { number: submissionNumber })}
      submitLabel={t('assign.confirm')}
      schema={Assignee}
      onClose={onClose}
      onSubmit={async (body) => {
        await assign.mutateAsync({ params: { submissionId }, body })
        toast.success(t('assign.done', { number: submissionNumber, name: names.get(body.userId) ?? '' }))
      }}
    >
      <AutocompleteField<string>
        name="userId"
        label={t('assign.who')}
        hint={t('assign.whoHint')}
        search={search}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(SubmissionData, AssignSubmissionDialog)
