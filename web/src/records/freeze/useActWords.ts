import { useTranslation } from 'react-i18next'
import type { FrozenAct } from '#shared/domain/policy/freezes.ts'

/** What a moratorium or a hold freezes, in words. */
export const useActWords = (): ((acts: readonly FrozenAct[]) => string) => {
  const { t } = useTranslation('records')
  return (acts) => acts.map((act) => t(`freeze.acts.${act}`)).join(' · ')
}
