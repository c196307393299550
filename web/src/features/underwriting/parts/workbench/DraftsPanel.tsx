import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { draftTypes } from '#shared/contracts/quote/draftTypes.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { draftLink } from '#web/records/documents/draftLink.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** Each document as it would be made of the quote now, with its word that it is a draft. */
export const DraftsPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  return (
    <Panel dense title={t('drafts.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {draftTypes.map((docType) => (
          <FileDownloadButton key={docType} size="small" load={() => draftLink(quote.id, docType)}>
            {t(`drafts.${docType}`)}
          </FileDownloadButton>
        ))}
      </Box>
    </Panel>
  )
}
