import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getAccountProfile } from '#shared/contracts/account/profile.ts'
import {
  getSecurityQuestions,
  listQuestionForms,
  updateSecurityQuestions,
} from '#shared/contracts/account/questions.ts'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import { getQuote, recalculateQuote } from '#shared/contracts/quote/quotes.ts'
import { rateQuote } from '#shared/contracts/rater/calculator.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { answerProblems, isRequired, isShown } from '#shared/domain/questionnaire/answerProblems.ts'
import type { Question, QuestionnaireVariant } from '#shared/domain/questionnaire/question.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { type Product, products } from '#shared/regions/products.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { DialogFrame } from '../../../dialogs/DialogFrame.tsx'
import { FormDialog } from '../../../dialogs/FormDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { region } from '../../../i18n/region.ts'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { allAnswers, answersUpdate, shownAnswers, toFormAnswers } from '../parts/questions/answers.ts'
import { QuestionField } from '../parts/questions/QuestionField.tsx'

type SecurityQuestionnaireDialogProps = {
  accountId: string
  product: Product
  /** Cyber Crime is chosen, so its questions must be answered. */
  cyberCrime?: boolean | undefined
  /** The quote to price again with the answers. */
  quoteId?: QuoteId | undefined
  onClose: () => void
}

type Served = ResponseOf<typeof listQuestionForms>

/** The questions the server asks, with the conditions under which each is shown. */
const questionsOf = (served: Served, product: Product): Question[] => {
  const known = new Map(
    questionnaireOf(region.code, product).questions.map((question) => [String(question.key), question]),
  )
  return served.flatMap(({ key, label, options }) => {
    const question = known.get(key)
    return question ? [{ ...question, label, ...(options.length > 0 ? { options } : {}) }] : []
  })
}

const Fields = ({ questions, cyberCrime }: { questions: readonly Question[]; cyberCrime: boolean }) => {
  const { t } = useTranslation('quote')
  const answers = QuestionnaireAnswers.partial().safeParse(useWatch()).data ?? {}
  const shown = questions.filter((question) => isShown(question, answers))
  const groups = [...new Set(shown.map(({ group }) => group))]
  return groups.map((group) => (
    <Box component="section" key={group} aria-label={t(`questions.sections.${group}`)}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {t(`questions.sections.${group}`)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {shown
          .filter((question) => question.group === group)
          .map((question) => (
            <QuestionField
              key={question.key}
              question={question}
              optional={!isRequired(question, answers, cyberCrime)}
            />
          ))}
      </Box>
    </Box>
  ))
}

const Questionnaire = ({
  accountId,
  product,
  cyberCrime = false,
  quoteId,
  served,
  stored,
  onClose,
}: SecurityQuestionnaireDialogProps & { served: Served; stored: ResponseOf<typeof getSecurityQuestions> }) => {
  const { t } = useTranslation('quote')
  const questions = useMemo(() => questionsOf(served, product), [served, product])
  const variant: QuestionnaireVariant = served[0]?.variant ?? 'us'
  const schema = useMemo(
    () =>
      QuestionnaireAnswers.superRefine((answers, context) => {
        for (const { path, detail } of answerProblems({ variant, questions }, answers, cyberCrime))
          context.addIssue({ code: 'custom', path: [...path], message: detail })
      }),
    [variant, questions, cyberCrime],
  )
  const recalculate = useCommand(recalculateQuote, { invalidates: [getQuote, getQuoteWaterfall] })
  const save = useCommand(updateSecurityQuestions, {
    invalidates: [getSecurityQuestions, getAccountProfile, rateQuote],
  })
  return (
    <FormDialog
      title={t('questions.questionnaire')}
      submitLabel={t('questions.saveAnswers')}
      schema={schema}
      defaultValues={toFormAnswers(questions, allAnswers(stored))}
      as="drawer"
      width="md"
      onClose={onClose}
      onSubmit={async (answers) => {
        await save.mutateAsync({
          params: { accountId },
          body: {
            ...answersUpdate(stored, shownAnswers(questions, answers)),
            productType: product,
            cyberCrimePurchased: cyberCrime,
          },
        })
        if (quoteId !== undefined) await recalculate.mutateAsync({ params: { quoteId } })
        toast.success(t('questions.saved'))
      }}
    >
      <Fields questions={questions} cyberCrime={cyberCrime} />
    </FormDialog>
  )
}

/** The whole questionnaire of a product, prefilled with what the account has answered. */
export const SecurityQuestionnaireDialog = (props: SecurityQuestionnaireDialogProps) => {
  const { t } = useTranslation('quote')
  const { accountId, product, onClose } = props
  const served = useOperation(listQuestionForms, { query: { productType: product } })
  const stored = useOperation(getSecurityQuestions, { params: { accountId } }, { staleTime: 0 })
  if (served.data && stored.data) return <Questionnaire {...props} served={served.data} stored={stored.data} />
  const failed = served.error ?? stored.error
  return (
    <DialogFrame as="drawer" title={t('questions.questionnaire')} onClose={onClose} width="md">
      <DialogContent>
        {failed ? (
          <ProblemPanel
            error={failed}
            onRetry={() => {
              void served.refetch()
              void stored.refetch()
            }}
          />
        ) : (
          <FormSkeleton fields={7} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(
  z.object({
    accountId: AccountId,
    product: z.enum(products),
    cyberCrime: z.boolean().optional(),
    quoteId: QuoteId.optional(),
  }),
  SecurityQuestionnaireDialog,
)
