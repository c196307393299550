import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The words of an answer that is a yes, a no or neither. */
export type AnswerWords = { readonly yes: string; readonly no: string; readonly uncertain: string }

/** The words of answers, the same wherever one is asked or shown. */
export const useAnswerWords = (): AnswerWords => {
  const { t } = useTranslation('records')
  return useMemo(
    () => ({ yes: t('questionnaire.yes'), no: t('questionnaire.no'), uncertain: t('questionnaire.uncertain') }),
    [t],
  )
}
