import { useTranslation } from 'react-i18next'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import type { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { call } from '#web/api/call.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { postPaperNotice, waivePaperNotice } from '../dialogs.ts'
import { PolicyNote } from './PolicyNote.tsx'

/** How a notice stands that goes to the insured by post, and what of it is to be done. */
const Note = ({ notice }: { notice: PaperNotice }) => {
  const { t } = useTranslation('policy')
  const may = useMay()
  const { open } = useDialogs()
  const { docId, docName, kind, postBy, posted, status, waived } = notice
  const document = docName.replace(/\.pdf$/, '')
  if (posted !== undefined) {
    const told = { document, on: date(posted.on), service: t(`paperNotice.services.${posted.service}`), by: posted.by }
    return (
      <PolicyNote severity="info">
        {posted.reference === undefined
          ? t('paperNotice.wasPosted', told)
          : t('paperNotice.wasPostedAs', { ...told, reference: posted.reference })}
      </PolicyNote>
    )
  }
  if (waived !== undefined)
    return (
      <PolicyNote severity="info">
        {t('paperNotice.wasWaived', { document, by: waived.by, reason: waived.reason })}
      </PolicyNote>
    )
  if (status !== 'TO_POST') return null
  const print = () => call(downloadDocument, { query: { docId } }).then(saveFile).catch(toast.problem)
  return (
    <PolicyNote
      severity="warning"
      action={[
        { label: t('paperNotice.print'), onSelect: print },
        ...(may('policy:cancel')
          ? [
              { label: t('paperNotice.post'), onSelect: () => open(postPaperNotice, { notice }) },
              { label: t('paperNotice.waive'), onSelect: () => open(waivePaperNotice, { notice }) },
            ]
          : []),
      ]}
    >
      {postBy === undefined
        ? t('paperNotice.toPost', { document })
        : `${t('paperNotice.toPost', { document })} ${t(`paperNotice.late.${kind}`, { by: date(postBy) })}`}
    </PolicyNote>
  )
}

/** What goes to the insured by post, since no e-mail of theirs is known: what waits to be posted, and what last was. */
export const PaperNoticeNote = ({ policy: { paperNotices = [] } }: { policy: Policy }) => {
  const waiting = paperNotices.filter(({ status }) => status === 'TO_POST')
  const shown = waiting.length > 0 ? waiting : paperNotices.slice(-1)
  return shown.map((notice) => <Note key={notice.id} notice={notice} />)
}
