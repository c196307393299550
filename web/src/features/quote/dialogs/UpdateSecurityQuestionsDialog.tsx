import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { calculatorQuestionsFor, defaultBackupFrequency } from '#shared/domain/questionnaire/calculatorQuestions.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { orSay } from '#web/api/orSay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { region } from '#web/i18n/region.ts'
import { answersOf, type KeptAnswers, toAnswerForm, toSecurityQuestions } from '#web/records/questionnaire/answers.ts'
import { completeAnswers } from '#web/records/questionnaire/completeAnswers.ts'
import { QuestionnaireFields } from '#web/records/questionnaire/QuestionnaireFields.tsx'
import { useSaveAnswers } from '#web/records/questionnaire/useSaveAnswers.ts'
import { whileBusy } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

/** What happens once the answers are saved. */
export type AfterAnswers = 'quoteNow' | 'viewQuotes' | 'addToList'
const afterAnswers = ['viewQuotes', 'addToList', 'quoteNow'] as const satisfies readonly AfterAnswers[]

type UpdateSecurityQuestionsDialogProps = {
  accountId: string
  /** Coverages that are on or required; without them all questions are asked. */
  coverageIds?: readonly number[] | undefined
  /** The deed that the questions came up for; its button is the primary one. */
  next?: AfterAnswers | undefined
  onClose: () => void
  /** Told the answers and which button saved them; without it the dialog only saves. */
  onSaved?: ((answers: QuestionnaireAnswers, after: AfterAnswers) => void) | undefined
}

const Questions = ({
  accountId,
  coverageIds,
  kept,
  next = 'quoteNow',
  onClose,
  onSaved,
}: UpdateSecurityQuestionsDialogProps & { kept: KeptAnswers }) => {
  const { t } = useTranslation(['quote', 'common'])
  const id = useId()
  const questions = useMemo(
    () => calculatorQuestionsFor(region.code, coverageIds, answersOf(kept)),
    [coverageIds, kept],
  )
  const schema = useMemo(() => completeAnswers(questions), [questions])
  const form = useSchemaForm(
    schema,
    toAnswerForm(questions, { backupFrequency: defaultBackupFrequency, ...answersOf(kept) }),
  )
  const save = useSaveAnswers()
  const after = useRef<AfterAnswers>(next)
  const pending = form.formState.isSubmitting
  const buttons = onSaved ? [...afterAnswers.filter((each) => each !== next), next] : []
  return (
    <>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('questions.intro')}
        </Typography>
        <Form
          id={id}
          form={form}
          spacing={3}
          onSubmit={async (answers) => {
            const body = toSecurityQuestions(questions, answers, kept)
            const saved = await save.mutateAsync({ params: { accountId }, body }).catch(orSay(t('questions.failed')))
            toast.success(t('questions.saved'))
            onClose()
            onSaved?.(answersOf(saved), after.current)
          }}
        >
          <QuestionnaireFields on="dialog" questions={questions} answered={kept.answered} />
        </Form>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, pb: 1.5, flexWrap: 'wrap' }}>
        <WhyNot reason={whileBusy(pending)}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </WhyNot>
        {buttons.map((each) => (
          <WhyNot key={each} reason={whileBusy(pending)}>
            <Button
              type="submit"
              form={id}
              variant={each === next ? 'contained' : 'outlined'}
              loading={pending && after.current === each}
              onClick={() => {
                after.current = each
              }}
            >
              {t(`questions.save.${each}`)}
            </Button>
          </WhyNot>
        ))}
        {buttons.length === 0 && (
          <Button type="submit" form={id} variant="contained" loading={pending}>
            {t('common:save')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

/** The calculator's security questions: the groups that apply, and what follows once they are answered. */
export const UpdateSecurityQuestionsDialog = (props: UpdateSecurityQuestionsDialogProps) => {
  const { t } = useTranslation('quote')
  const { accountId, onClose } = props
  const kept = useOperation(getSecurityQuestions, { params: { accountId } }, { staleTime: 0 })
  return (
    <DialogFrame title={t('questions.title')} onClose={onClose} width="md">
      {kept.data && !kept.isPlaceholderData ? (
        <Questions {...props} kept={kept.data} />
      ) : (
        <DialogContent>
          {kept.error ? <ProblemPanel error={kept.error} onRetry={() => void kept.refetch()} /> : <FormSkeleton />}
        </DialogContent>
      )}
    </DialogFrame>
  )
}

export default hosted(z.object({ accountId: AccountId }), UpdateSecurityQuestionsDialog)
