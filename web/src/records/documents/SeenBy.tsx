import { useTranslation } from 'react-i18next'
import type { DocumentRow } from '#shared/contracts/docs/document.ts'

/** Who sees a document besides the provider's staff. */
export const SeenBy = ({ row: { audience, accountId, sharedWith } }: { row: DocumentRow }) => {
  const { t } = useTranslation('documents')
  if (sharedWith !== undefined) return <>{t(`sharedWith.${sharedWith}`)}</>
  const seen = audience ?? (accountId === undefined ? 'AGENCY' : 'EVERYBODY')
  return <>{t(`seenBy.${seen}`)}</>
}
