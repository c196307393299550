import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import type { Foretold } from '#shared/contracts/webhook/foretold.ts'
import { region } from '#web/i18n/region.ts'
import { PostingHeading, PostingLines } from '#web/records/ledger/PostingLines.tsx'

/** One thing that comes of a call, under its name. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </div>
)

/** The kinds of documents that a call makes. */
export const Documents = ({ documents }: Pick<Foretold, 'documents'>) => {
  const { t } = useTranslation('assistants')
  return (
    <Part title={t('cover.documents')}>
      {documents.length === 0 && <Typography color="text.secondary">{t('cover.noDocuments')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {documents.map((docType) => (
          <li key={docType}>{docTypeLabel(docType, region.code)}</li>
        ))}
      </Box>
    </Part>
  )
}

/** What the ledger would say of it, as much as may be read there. */
export const Postings = ({ postings, isWholeLedger }: Pick<Foretold, 'isWholeLedger' | 'postings'>) => {
  const { t } = useTranslation('assistants')
  return (
    <Part title={t('cover.postings')}>
      {postings.length === 0 ? (
        <Typography color="text.secondary">{t('cover.noPostings')}</Typography>
      ) : (
        <>
          <PostingHeading />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {postings.map(({ description, lines }, index) => (
              <Box
                component="li"
                key={`${index}|${description}`}
                sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
              >
                <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{description}</Typography>
                <PostingLines lines={lines} />
              </Box>
            ))}
          </Box>
          {!isWholeLedger && (
            <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '65ch' }}>
              {t('cover.notWhole')}
            </Typography>
          )}
        </>
      )}
    </Part>
  )
}
