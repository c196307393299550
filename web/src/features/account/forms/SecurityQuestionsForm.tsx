import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getAccount, getAccountStatus } from '#shared/contracts/account/accounts.ts'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import {
  getSecurityQuestions,
  type SecurityQuestions,
  updateSecurityQuestions,
} from '#shared/contracts/account/questions.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Questionnaire } from '#shared/domain/questionnaire/question.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { Product } from '#shared/regions/products.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { Form } from '../../../forms/Form.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { toast } from '../../../ui/toast.ts'
import { LeaveGuard } from '../parts/LeaveGuard.tsx'
import { QuestionProgress } from '../parts/QuestionProgress.tsx'
import { AnswerGroup } from './AnswerGroup.tsx'
import { answersOf, toAnswerForm, toSecurityQuestions } from './answers.ts'
import { SaveBar } from './SaveBar.tsx'

type SecurityQuestionsFormProps = {
  accountId: string
  product: Product
  questionnaire: Questionnaire
  kept: SecurityQuestions
  readOnly: boolean
}

const stale = [getAccount, getAccountProfile, getAccountStatus, getRisk, getSecurityQuestions] as const

/**
 * The questionnaire of a product. What is answered can be saved at any time; questions that an answer calls for appear
 * with it.
 */
export const SecurityQuestionsForm = ({
  accountId,
  product,
  questionnaire,
  kept,
  readOnly,
}: SecurityQuestionsFormProps) => {
  const { t } = useTranslation('account')
  const initial = useMemo(() => toAnswerForm(questionnaire, answersOf(kept)), [questionnaire, kept])
  const form = useSchemaForm(QuestionnaireAnswers, initial)
  const { isDirty, isSubmitting } = form.formState
  const answers: QuestionnaireAnswers = { ...initial, ...useWatch({ control: form.control }) }
  const update = useCommand(updateSecurityQuestions, { invalidates: stale })
  const groups = useMemo(() => [...Map.groupBy(questionnaire.questions, ({ group }) => group)], [questionnaire])

  const save = async (values: QuestionnaireAnswers) => {
    const complete = answerProblems(questionnaire, values, false).length === 0
    const body = toSecurityQuestions(questionnaire, values, kept)
    await update.mutateAsync({ params: { accountId }, body: { ...body, ...(complete && { productType: product }) } })
    // All that the form holds, questions without an answer too: what the schema leaves out would count as changed.
    form.reset(form.getValues())
    toast.success(complete ? t('questions.savedComplete') : t('questions.saved'))
  }

  return (
    <>
      <LeaveGuard when={isDirty && !isSubmitting} />
      <Form form={form} onSubmit={save} spacing={4}>
        <QuestionProgress questionnaire={questionnaire} answers={answers} />
        {groups.map(([group, questions]) => (
          <AnswerGroup
            key={group}
            group={group}
            variant={questionnaire.variant}
            questions={questions}
            answers={answers}
            disabled={readOnly}
          />
        ))}
        {readOnly ? (
          <Box />
        ) : (
          <SaveBar changed={isDirty} saving={isSubmitting} onCancel={isDirty ? () => form.reset() : undefined} />
        )}
      </Form>
    </>
  )
}
