import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { call } from '#web/api/call.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DateText } from '#web/ui/DateText.tsx'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Card } from './Card.tsx'

/** The newest documents, to download. */
export const DocumentsCard = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation('dashboard')
  const { data } = useOperation(
    searchOwnerDocuments,
    { params: { ownerId: accountId }, query: { size: 6 } },
    { enabled: accountId !== '' },
  )
  if (!data || data.content.length === 0) return null
  return (
    <Card title={t('insured.documents')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.content.map(({ docId, docName, created }) => (
          <Box component="li" key={docId} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{docName}</Typography>
              <Typography variant="caption" color="text.secondary">
                <DateText value={created} />
              </Typography>
            </Box>
            <FileDownloadButton
              size="small"
              aria-label={t('insured.download', { name: docName })}
              load={() => call(downloadDocument, { query: { docId } })}
            />
          </Box>
        ))}
      </Box>
    </Card>
  )
}
