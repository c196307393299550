import { useTranslation } from 'react-i18next'
import { termOf } from './termChange.ts'

/** What a term is called by its path: the word of the field, after whose it is. */
export const useTermLabel = (): ((field: string) => string) => {
  const { t } = useTranslation('policy')
  return (field) => {
    const { word, key, coverage, isBesides } = termOf(field)
    const name = word === undefined ? key : t(`term.${word}`)
    const whose = coverage ?? (isBesides ? t('change.besides') : undefined)
    return whose === undefined ? name : `${whose}: ${name}`
  }
}
