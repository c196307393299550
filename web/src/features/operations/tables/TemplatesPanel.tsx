import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import { getTemplatePreview, listTemplates, redrawnTemplates } from '#shared/contracts/docs/templates.ts'
import type { DraftType } from '#shared/contracts/quote/draftTypes.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { region } from '#web/i18n/region.ts'
import { draftLink } from '#web/records/documents/draftLink.ts'
import { madeLink } from '#web/records/documents/madeLink.ts'
import { wordsOf } from '#web/records/historyWords.ts'
import { FileDownloadButton } from '#web/ui/FileDownloadButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

/** The templates of documents, each with its version; each is looked at on a quote, or on a document, that there is. */
export const TemplatesPanel = () => {
  const { t } = useTranslation('operations')
  const id = useId()
  const may = useMay()
  const [number, setNumber] = useState('')
  const templates = useOperation(listTemplates, {})
  const preview = async (draftType: DraftType) => {
    const { hits } = await call(searchQuotes, { query: { search: number.trim(), size: 1 } })
    const [quote] = hits
    if (quote === undefined) throw new Error(t('keeping.noQuote', { number }))
    return draftLink(quote.id, draftType)
  }
  const redraw = async (name: string) => {
    const template = redrawnTemplates.find((each) => each === name)
    if (template === undefined) throw new Error(t('keeping.noDocument'))
    const query = { template, ...(number.trim() !== '' && { number: number.trim() }) }
    try {
      return await madeLink(() => call(getTemplatePreview, { query }))
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'document.notFound') throw error
      throw new Error(number.trim() === '' ? t('keeping.noDocument') : t('keeping.noDocumentOf', { number }))
    }
  }
  const labelOf = (docType: string) => docTypeLabel(docType, region.code)
  if (templates.error) return <ProblemPanel error={templates.error} onRetry={() => void templates.refetch()} />
  return (
    <Panel title={t('keeping.templates')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('keeping.templatesText')}
      </Typography>
      <Box sx={{ maxWidth: 420, mb: 1.5 }}>
        <FieldShell id={id} label={t('keeping.quote')} hint={t('keeping.quoteHint')}>
          <OutlinedInput id={id} value={number} onChange={(event) => setNumber(event.target.value)} fullWidth />
        </FieldShell>
      </Box>
      {templates.data === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {templates.data.templates.map(({ name, version, docTypes: drawn, draftType, isRedrawn }) => (
            <Box
              key={name}
              component="li"
              sx={{
                py: 1,
                borderTop: 1,
                borderColor: 'divider',
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
              }}
            >
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                {t(`keeping.names.${name}`, { defaultValue: wordsOf(name) })}
                <Typography variant="caption" color="text.secondary" component="div">
                  {drawn.map(labelOf).join(', ')}
                </Typography>
              </Box>
              <Box sx={{ flex: '0 1 120px' }}>{t('keeping.version', { version })}</Box>
              <Box sx={{ flex: '1 1 160px', minHeight: 36 }}>
                {draftType !== undefined && number.trim() !== '' && may(searchQuotes.access) && (
                  <FileDownloadButton size="small" load={() => preview(draftType)}>
                    {t('keeping.preview')}
                  </FileDownloadButton>
                )}
                {isRedrawn && (
                  <FileDownloadButton size="small" load={() => redraw(name)}>
                    {t('keeping.preview')}
                  </FileDownloadButton>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
