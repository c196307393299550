import { useTranslation } from 'react-i18next'
import type { ClaimHit } from '#shared/contracts/claims/claims.ts'
import { date } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import { ToDoItem } from './ToDoItem.tsx'

/** A notice of a claim that was begun and not filed: nobody works on it, and cover may turn on when it is. */
export const ClaimUnfiled = ({ claim: { id, created } }: { claim: ClaimHit }) => {
  const { t } = useTranslation('dashboard')
  return (
    <ToDoItem
      title={t('insured.unfiled')}
      text={t('insured.unfiledText', { day: date(created) })}
      action={t('insured.unfiledFinish')}
      to={inPersona('CUSTOMER', `claims/${id}`)}
      primary
    />
  )
}
