import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import type { Product } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { region } from '#web/i18n/region.ts'
import { SecurityQuestionsForm } from '#web/records/questionnaire/SecurityQuestionsForm.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { useLack } from '#web/ui/useLack.ts'

type QuestionsStepProps = {
  accountId: string
  product: Product
  /** Where who has answered everything goes on. */
  pricePath: string
}

/** The questionnaire of the product, with what the account has answered. */
export const QuestionsStep = ({ accountId, product, pricePath }: QuestionsStepProps) => {
  const { t } = useTranslation('quote')
  const lack = useLack()
  const navigate = useNavigate()
  const { data, error, refetch } = useOperation(getSecurityQuestions, { params: { accountId } }, { staleTime: 0 })
  const { questions, variant } = useMemo(() => questionnaireOf(region.code, product), [product])
  return (
    <Panel title={t('questions.questionnaire')}>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={8} />}
      {data && (
        <SecurityQuestionsForm
          key={`${variant} ${questions.length}`}
          accountId={accountId}
          product={product}
          questions={questions}
          kept={data}
          notNow={lack('account:update')}
          saveLabel={t('flow.saveAndPrice')}
          onComplete={() => navigate(pricePath)}
        />
      )}
    </Panel>
  )
}
