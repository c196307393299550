import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import { getSecurityQuestions, updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { questionGroups } from '#shared/domain/coverage/questionGroups.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import {
  type CalculatorQuestion,
  calculatorQuestionsFor,
  defaultBackupFrequency,
} from '#shared/domain/questionnaire/calculatorQuestions.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { DialogFrame } from '../../../dialogs/DialogFrame.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { Form } from '../../../forms/Form.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { allAnswers, answersUpdate, toFormAnswers } from '../parts/questions/answers.ts'
import { QuestionField } from '../parts/questions/QuestionField.tsx'

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

type StoredAnswers = Parameters<typeof answersUpdate>[0]

const schemaOf = (questions: readonly CalculatorQuestion[]) =>
  z.object(
    Object.fromEntries(
      questions.map(({ key, options }) => [
        key,
        options ? z.enum(options.map(({ value }) => String(value))) : z.boolean(),
      ]),
    ),
  )

const Questions = ({
  accountId,
  stored,
  questions,
  next = 'quoteNow',
  onClose,
  onSaved,
}: Omit<UpdateSecurityQuestionsDialogProps, 'coverageIds'> & {
  stored: StoredAnswers
  questions: readonly CalculatorQuestion[]
}) => {
  const { t } = useTranslation(['quote', 'common'])
  const id = useId()
  const schema = useMemo(() => schemaOf(questions), [questions])
  const form = useSchemaForm(schema, {
    backupFrequency: defaultBackupFrequency,
    ...toFormAnswers(questions, allAnswers(stored)),
  })
  const save = useCommand(updateSecurityQuestions, {
    invalidates: [getSecurityQuestions, getAccountProfile, rateQuote],
  })
  const after = useRef<AfterAnswers>(next)
  const groups = questionGroups.filter(({ key }) => questions.some((question) => question.group === key))
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
          onSubmit={async (values) => {
            const changes = QuestionnaireAnswers.parse(values)
            const saved = await save.mutateAsync({ params: { accountId }, body: answersUpdate(stored, changes) })
            toast.success(t('questions.saved'))
            onClose()
            onSaved?.(allAnswers(saved), after.current)
          }}
        >
          {groups.map((group) => (
            <Box component="section" key={group.key} aria-labelledby={`${id}-${group.key}`}>
              <Typography variant="h4" component="h3" id={`${id}-${group.key}`} sx={{ mb: 1.5 }}>
                {t(`questions.groups.${group.key}`)}
              </Typography>
              <Box sx={{ display: 'grid', gap: 2 }}>
                {questions
                  .filter((question) => question.group === group.key)
                  .map((question) => (
                    <QuestionField
                      key={question.key}
                      question={{ ...question, label: t(`questions.${question.key}`) }}
                    />
                  ))}
              </Box>
            </Box>
          ))}
        </Form>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, pb: 1.5, flexWrap: 'wrap' }}>
        <Button onClick={onClose} disabled={pending}>
          {t('common:cancel')}
        </Button>
        {buttons.map((each) => (
          <Button
            key={each}
            type="submit"
            form={id}
            variant={each === next ? 'contained' : 'outlined'}
            loading={pending && after.current === each}
            disabled={pending}
            onClick={() => {
              after.current = each
            }}
          >
            {t(`questions.save.${each}`)}
          </Button>
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
export const UpdateSecurityQuestionsDialog = ({
  accountId,
  coverageIds,
  onClose,
  ...rest
}: UpdateSecurityQuestionsDialogProps) => {
  const { t } = useTranslation('quote')
  const stored = useOperation(getSecurityQuestions, { params: { accountId } }, { staleTime: 0 })
  const questions = useMemo(() => calculatorQuestionsFor(coverageIds), [coverageIds])
  return (
    <DialogFrame title={t('questions.title')} onClose={onClose} width="md">
      {stored.data && !stored.isPlaceholderData ? (
        <Questions {...rest} accountId={accountId} stored={stored.data} questions={questions} onClose={onClose} />
      ) : (
        <DialogContent>
          {stored.error ? (
            <ProblemPanel error={stored.error} onRetry={() => void stored.refetch()} />
          ) : (
            <FormSkeleton />
          )}
        </DialogContent>
      )}
    </DialogFrame>
  )
}

export default hosted(z.object({ accountId: AccountId }), UpdateSecurityQuestionsDialog)
