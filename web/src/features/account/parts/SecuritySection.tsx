import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { knowsPostureAlone } from '#shared/domain/organizations/partners.ts'
import { questionnaireOf, variantOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { isTechnical } from '#shared/domain/questionnaire/technicalAnswers.ts'
import { isProduct, type Product } from '#shared/regions/products.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { SecurityQuestionsForm } from '#web/records/questionnaire/SecurityQuestionsForm.tsx'
import { DateText } from '#web/ui/DateText.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { useLack } from '#web/ui/useLack.ts'
import { Section } from './Section.tsx'

type SecuritySectionProps = { accountId: string; product: Product; onProduct: (product: Product) => void }

/** SECURITY QUESTIONS: the questionnaire of the product that is going to be quoted. */
export const SecuritySection = ({ accountId, product, onProduct }: SecuritySectionProps) => {
  const { t } = useTranslation('account')
  const { nameOf, lineOf } = useProductWords()
  const lack = useLack()
  const { data, error, refetch } = useOperation(getSecurityQuestions, { params: { accountId } })
  const persona = usePersona()
  const questions = useMemo(() => {
    const asked = questionnaireOf(region.code, product).questions
    return knowsPostureAlone(persona) ? asked.filter(({ key }) => isTechnical(key)) : asked
  }, [product, persona])
  return (
    <Section
      title={t('questions.title')}
      hint={
        data?.lastSecurityAnswered ? (
          <>
            {t('questions.lastAnswered')} <DateText value={data.lastSecurityAnswered} as="dateTime" />
          </>
        ) : (
          t('questions.hint')
        )
      }
      actions={
        region.products.length > 1 && (
          <Select
            size="small"
            value={product}
            renderValue={nameOf}
            onChange={({ target }) => isProduct(target.value) && onProduct(target.value)}
            SelectDisplayProps={{ 'aria-label': t('questions.product') }}
            sx={{ minWidth: 180 }}
          >
            {region.products.map((each) => (
              <MenuItem key={each} value={each} sx={{ whiteSpace: 'normal' }}>
                <ListItemText primary={nameOf(each)} secondary={lineOf(each)} />
              </MenuItem>
            ))}
          </Select>
        )
      }
    >
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton lines={8} />}
      {data && (
        <SecurityQuestionsForm
          key={`${variantOf(region.code, product)} ${questions.length}`}
          accountId={accountId}
          product={product}
          questions={questions}
          kept={data}
          notNow={lack('account:update')}
        />
      )}
    </Section>
  )
}
