import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { DocType } from '#shared/contracts/docs/document.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { downloadBinder } from '#shared/contracts/docs/downloads.ts'
import { getPolicyAcord } from '#shared/contracts/policy/acord.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import type { PolicyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date } from '#web/i18n/format.ts'
import { invoiceLink } from '#web/records/documents/invoiceLink.ts'
import { xmlFile } from '#web/records/documents/xmlFile.ts'
import { type Download, FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'

type Row = { readonly key: string; readonly name: string; readonly load: () => Promise<Download> }

/** The policy for another system, as it stands today. */
const acordOf = (policyId: PolicyId): Promise<Download> => call(getPolicyAcord, { params: { policyId } }).then(xmlFile)

/** The documents of a policy stand on one page. */
const most = 100

/** The policy, its binder, what was invoiced and paid and what was written of its end as PDF, or what is happening to them. */
export const PolicyDocuments = ({ policy, large = false }: { policy: Policy; large?: boolean }) => {
  const { t } = useTranslation('policy')
  const { agencyBilled, documents, accountId, id: policyId, issuedAt } = policy
  const { policyDocId } = documents
  const may = useMay()
  const accountType = useSession()?.claims.accountType
  // Partners have the documents that name them on a page of their own.
  const hasLibrary = accountType === 'AGENCY' || accountType === 'COWBELL' || accountType === 'CUSTOMER'
  const written = useOperation(
    searchOwnerDocuments,
    { params: { ownerId: policyId }, query: { size: most } },
    { enabled: issuedAt !== undefined && hasLibrary && may('document:read') },
  )
  const filed = written.data?.content ?? []
  // Correspondence that people uploaded is in the library, and so are invoices of others.
  const notices = filed.filter(
    ({ docType, examination }) =>
      docType === 'CancellationNotice' || (docType === 'Correspondence' && examination === undefined),
  )
  const ofKind = (kind: DocType) =>
    filed.filter(({ docType, examination }) => docType === kind && examination === undefined)
  const invoices = ofKind('Invoice')
  const receipts = ofKind('Receipt')
  const isUnmade = written.data !== undefined && invoices.length === 0 && !agencyBilled && may('billing:read')
  const rows: Row[] = [
    ...(policyDocId
      ? [
          {
            key: 'policy',
            name: t('documents.policy'),
            load: () => call(downloadDocument, { query: { docId: policyDocId } }),
          },
        ]
      : []),
    ...(documents.binderDocId || policy.status === 'BOUND'
      ? [
          {
            key: 'binder',
            name: t('documents.binder'),
            load: () => call(downloadBinder, { params: { accountId, policyId }, query: {} }),
          },
        ]
      : []),
    ...(issuedAt !== undefined ? [{ key: 'acord', name: t('documents.acord'), load: () => acordOf(policyId) }] : []),
    ...(isUnmade ? [{ key: 'invoice', name: t('documents.invoice'), load: () => invoiceLink(policyId) }] : []),
    ...[...invoices, ...receipts].map(({ docId, docName }) => ({
      key: docId,
      name: docName.replace(/\.pdf$/, ''),
      load: () => call(downloadDocument, { query: { docId } }),
    })),
    ...notices.map(({ docId, docName, created }) => ({
      key: docId,
      name: t('documents.ofDay', { name: docName.replace(` ${policy.policyNumber}.pdf`, ''), day: date(created) }),
      load: () => call(downloadDocument, { query: { docId } }),
    })),
  ]
  return (
    <Box>
      {documents.state !== 'ready' && documents.state !== 'none' && (
        <Typography color="text.secondary" role="status" sx={{ mb: 1 }}>
          {t(`documents.state.${documents.state}`)}
        </Typography>
      )}
      {rows.length === 0 && documents.state !== 'making' && (
        <Typography color="text.secondary">{t('documents.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map(({ key, name, load }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              ...(large ? { border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 } : {}),
            }}
          >
            <DocumentIcon sx={{ color: 'text.secondary' }} />
            <Typography sx={{ flex: 1, minWidth: 0, fontWeight: large ? 500 : 400 }}>{name}</Typography>
            <FileDownloadButton
              size={large ? 'medium' : 'small'}
              variant="outlined"
              load={load}
              aria-label={t('documents.download', { name })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
