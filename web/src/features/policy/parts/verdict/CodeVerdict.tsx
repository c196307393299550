import { useTranslation } from 'react-i18next'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import { verifyDocumentCode } from '#shared/contracts/docs/verification.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { StatusScene } from '#web/ui/StatusScene.tsx'
import { IssuedScene } from './IssuedScene.tsx'

/** Whether a document has this code, what kind of document it is, and what has come of it since. */
export const CodeVerdict = ({ code }: { code: string }) => {
  const { t } = useTranslation('policy')
  const document = useOperation(verifyDocumentCode, { params: { printed: code } }, { staleTime: 0 })
  if (document.data) {
    const { docType, issuedAt, number } = document.data
    const day = date(issuedAt, { dateStyle: 'long' })
    // What is of no kind of its own is known by its number alone.
    const issued =
      docType === 'Other'
        ? t('verify.issuedOther', { number, day })
        : t('verify.issued', { kind: docTypeLabel(docType, region.code), number, day })
    return <IssuedScene of={document.data} issued={issued} />
  }
  if (document.error?.code === 'document.unknownCode')
    return (
      <>
        <StatusScene tone="refused" title={t('verify.unknownCode')}>
          {t('verify.unknownCodeText', { code: code.replaceAll('-', '\u2011') })}
        </StatusScene>
        <SupportContact />
      </>
    )
  if (document.error) return <ProblemPanel error={document.error} onRetry={() => void document.refetch()} />
  return <CardSkeleton cards={1} height={160} />
}
