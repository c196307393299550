import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Questionnaire } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { Product } from '#shared/regions/products.ts'
import { orSay } from '#web/api/orSay.ts'
import { Form } from '#web/forms/Form.tsx'
import { LeaveGuard } from '#web/forms/LeaveGuard.tsx'
import { SaveBar } from '#web/forms/SaveBar.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { answersOf, type KeptAnswers, toAnswerForm, toSecurityQuestions } from '#web/records/questionnaire/answers.ts'
import { QuestionnaireFields } from '#web/records/questionnaire/QuestionnaireFields.tsx'
import { useSaveAnswers } from '#web/records/questionnaire/useSaveAnswers.ts'
import { toast } from '#web/ui/toast.ts'

type SecurityQuestionsFormProps = {
  accountId: string
  product: Product
  questions: Questionnaire['questions']
  kept: KeptAnswers
  notNow: string | undefined
  /** Once all that must be answered is, and saved. */
  onComplete?: () => void
  /** What the press that saves leads on to. */
  saveLabel?: string | undefined
}

/**
 * The questionnaire of a product. What is answered can be saved at any time; questions that an answer calls for appear
 * with it.
 */
export const SecurityQuestionsForm = ({
  accountId,
  product,
  questions,
  kept,
  notNow,
  onComplete,
  saveLabel,
}: SecurityQuestionsFormProps) => {
  const { t } = useTranslation('account')
  const initial = useMemo(() => toAnswerForm(questions, answersOf(kept)), [questions, kept])
  const form = useSchemaForm(QuestionnaireAnswers, initial)
  const { isDirty, isSubmitting } = form.formState
  const update = useSaveAnswers()

  const save = async (values: QuestionnaireAnswers) => {
    const complete = answerProblems({ questions }, values, { cyberCrimePurchased: false }).length === 0
    const body = toSecurityQuestions(questions, values, kept)
    await update
      .mutateAsync({ params: { accountId }, body: { ...body, ...(complete && { productType: product }) } })
      .catch(orSay(t('questions.failed')))
    // All that the form holds, questions without an answer too: what the schema leaves out would count as changed.
    form.reset(form.getValues())
    toast.success(complete ? t('questions.savedComplete') : t('questions.saved'))
    // After the form knows that nothing is unsaved, which would be asked about.
    if (complete && onComplete) setTimeout(onComplete)
  }

  return (
    <>
      <LeaveGuard when={isDirty && !isSubmitting} />
      <Form form={form} onSubmit={save} spacing={4}>
        <QuestionnaireFields on="section" questions={questions} answered={kept.answered} notNow={notNow} />
        {notNow === undefined && (
          <SaveBar
            changed={isDirty}
            label={saveLabel}
            saving={isSubmitting}
            onCancel={isDirty ? () => form.reset() : undefined}
          />
        )}
      </Form>
    </>
  )
}
