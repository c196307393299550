import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { getDraftPreview } from '#shared/contracts/quote/documents.ts'
import { type DraftType, draftTypes } from '#shared/contracts/quote/draftTypes.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'

/** A draft takes a few seconds; whoever waits this often is told that it does. */
const mostAsked = 20
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 1000))

/** The link to a draft, once it is made. */
const draftLink = async (quoteId: QuoteId, docType: DraftType): Promise<{ readonly url: string }> => {
  for (let asked = 1; ; asked += 1) {
    try {
      const { link } = await call(getDraftPreview, { params: { quoteId }, query: { docType } })
      return { url: link }
    } catch (error) {
      const isOnItsWay = error instanceof Problem && error.code === 'document.beingMade'
      if (!isOnItsWay || asked >= mostAsked) throw error
      await pause()
    }
  }
}

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
