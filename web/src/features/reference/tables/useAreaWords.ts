import { useTranslation } from 'react-i18next'
import type { Moratorium } from '#shared/contracts/policy/moratoriumRecord.ts'

/** Where a moratorium stands, in words. */
export const useAreaWords = (): ((of: Pick<Moratorium, 'postcodes' | 'states'>) => string) => {
  const { t } = useTranslation('reference')
  return ({ states, postcodes }) =>
    states.length + postcodes.length === 0 ? t('moratorium.everywhere') : [...states, ...postcodes].join(', ')
}
