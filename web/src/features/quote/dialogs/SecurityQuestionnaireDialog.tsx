import DialogContent from '@mui/material/DialogContent'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { type Product, products } from '#shared/regions/products.ts'
import { orSay } from '#web/api/orSay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { region } from '#web/i18n/region.ts'
import { answersOf, type KeptAnswers, toAnswerForm, toSecurityQuestions } from '#web/records/questionnaire/answers.ts'
import { completeAnswers } from '#web/records/questionnaire/completeAnswers.ts'
import type { Purchased } from '#web/records/questionnaire/purchased.ts'
import { QuestionnaireFields } from '#web/records/questionnaire/QuestionnaireFields.tsx'
import { useSaveAnswers } from '#web/records/questionnaire/useSaveAnswers.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePriceAgain } from '../parts/usePriceAgain.ts'

type SecurityQuestionnaireDialogProps = Purchased & {
  accountId: string
  product: Product
  /** The quote to price again with the answers. */
  quoteId?: QuoteId | undefined
  onClose: () => void
}

const Questionnaire = ({
  accountId,
  product,
  cyberCrime,
  techErrors,
  quoteId,
  kept,
  onClose,
}: SecurityQuestionnaireDialogProps & { kept: KeptAnswers }) => {
  const { t } = useTranslation('quote')
  const { questions } = questionnaireOf(region.code, product)
  const schema = useMemo(
    () => completeAnswers(questions, { cyberCrime, techErrors }),
    [questions, cyberCrime, techErrors],
  )
  const priceAgain = usePriceAgain()
  const save = useSaveAnswers()
  return (
    <FormDialog
      title={t('questions.questionnaire')}
      submitLabel={t('questions.saveAnswers')}
      schema={schema}
      defaultValues={toAnswerForm(questions, answersOf(kept))}
      as="drawer"
      width="md"
      onClose={onClose}
      onSubmit={async (answers) => {
        await save
          .mutateAsync({
            params: { accountId },
            body: {
              ...toSecurityQuestions(questions, answers, kept),
              productType: product,
              cyberCrimePurchased: cyberCrime,
              techErrorsPurchased: techErrors,
            },
          })
          .catch(orSay(t('questions.failed')))
        if (quoteId !== undefined) await priceAgain(quoteId)
        toast.success(t('questions.saved'))
      }}
    >
      <QuestionnaireFields
        on="dialog"
        questions={questions}
        answered={kept.answered}
        purchased={{ cyberCrime, techErrors }}
      />
    </FormDialog>
  )
}

/** The whole questionnaire of a product, prefilled with what the account has answered. */
export const SecurityQuestionnaireDialog = (props: SecurityQuestionnaireDialogProps) => {
  const { t } = useTranslation('quote')
  const { accountId, onClose } = props
  const kept = useOperation(getSecurityQuestions, { params: { accountId } }, { staleTime: 0 })
  if (kept.data) return <Questionnaire {...props} kept={kept.data} />
  return (
    <DialogFrame as="drawer" title={t('questions.questionnaire')} onClose={onClose} width="md">
      <DialogContent>
        {kept.error ? (
          <ProblemPanel error={kept.error} onRetry={() => void kept.refetch()} />
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
    techErrors: z.boolean().optional(),
    quoteId: QuoteId.optional(),
  }),
  SecurityQuestionnaireDialog,
)
