import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { EvidenceDocument } from '#shared/records/subjectivity/subjectivity.ts'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { download } from './openDocuments.ts'

/** The files that somebody brought along, each to be opened. */
export const EvidenceFiles = ({ documents }: { documents: readonly EvidenceDocument[] }) => {
  const { t } = useTranslation()
  if (documents.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('subjectivity.files')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, maxWidth: '100%' }}
    >
      {documents.map((each) => (
        <Box component="li" key={each.docId} sx={{ minWidth: 0, maxWidth: '100%' }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<DocumentIcon />}
            onClick={() => download(each)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {each.name}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
