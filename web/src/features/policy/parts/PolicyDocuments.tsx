import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { downloadBinder } from '#shared/contracts/docs/downloads.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { call } from '#web/api/call.ts'
import { type Download, FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'

type Row = { readonly key: 'policy' | 'binder'; readonly load: () => Promise<Download> }

/** The policy and its binder as PDF, or what is happening to them. */
export const PolicyDocuments = ({ policy, large = false }: { policy: Policy; large?: boolean }) => {
  const { t } = useTranslation('policy')
  const { documents, accountId, id: policyId } = policy
  const { policyDocId } = documents
  const rows: Row[] = [
    ...(policyDocId
      ? [{ key: 'policy' as const, load: () => call(downloadDocument, { query: { docId: policyDocId } }) }]
      : []),
    ...(documents.binderDocId || policy.status === 'BOUND'
      ? [{ key: 'binder' as const, load: () => call(downloadBinder, { params: { accountId, policyId }, query: {} }) }]
      : []),
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
        {rows.map(({ key, load }) => (
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
            <Typography sx={{ flex: 1, minWidth: 0, fontWeight: large ? 500 : 400 }}>
              {t(`documents.${key}`)}
            </Typography>
            <FileDownloadButton
              size={large ? 'medium' : 'small'}
              variant="outlined"
              load={load}
              aria-label={t('documents.download', { name: t(`documents.${key}`) })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
