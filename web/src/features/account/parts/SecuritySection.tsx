import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import { isProduct, type Product } from '#shared/regions/products.ts'
import { useMay } from '../../../api/useMay.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { region } from '../../../i18n/region.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'
import { SecurityQuestionsForm } from '../forms/SecurityQuestionsForm.tsx'
import { Section } from './Section.tsx'

type SecuritySectionProps = { accountId: string; product: Product; onProduct: (product: Product) => void }

/** SECURITY QUESTIONS: the questionnaire of the product that is going to be quoted. */
export const SecuritySection = ({ accountId, product, onProduct }: SecuritySectionProps) => {
  const { t } = useTranslation('account')
  const may = useMay()
  const { data, error, refetch } = useOperation(getSecurityQuestions, { params: { accountId } })
  const questionnaire = useMemo(() => questionnaireOf(region.code, product), [product])
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
            onChange={({ target }) => isProduct(target.value) && onProduct(target.value)}
            SelectDisplayProps={{ 'aria-label': t('questions.product') }}
            sx={{ minWidth: 180 }}
          >
            {region.products.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
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
          key={`${questionnaire.variant} ${questionnaire.questions.length}`}
          accountId={accountId}
          product={product}
          questionnaire={questionnaire}
          kept={data}
          readOnly={!may('account:update')}
        />
      )}
    </Section>
  )
}
