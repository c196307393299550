import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { docTypeLabel } from '#shared/contracts/docs/document.ts'
import type { IssuePreview } from '#shared/contracts/policy/issuePreview.ts'
import { region } from '#web/i18n/region.ts'
import { PostingHeading, PostingLines } from '#web/records/ledger/PostingLines.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { FieldTree } from './FieldTree.tsx'

type Step = IssuePreview['steps'][number]

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </div>
)

const Postings = ({ postings }: Pick<Step, 'postings'>) => {
  const { t } = useTranslation('assistants')
  if (postings.length === 0) return <Typography color="text.secondary">{t('cover.noPostings')}</Typography>
  return (
    <>
      <PostingHeading />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {postings.map(({ description, lines }) => (
          <Box
            component="li"
            key={description}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{description}</Typography>
            <PostingLines lines={lines} />
          </Box>
        ))}
      </Box>
    </>
  )
}

/** What comes of cover that an assistant would bind or issue: its price, and step by step the documents and the postings. */
export const CoverPreview = ({ preview }: { preview: IssuePreview }) => {
  const { t } = useTranslation('assistants')
  const { steps, isWholeLedger, currency: _, ...price } = preview
  return (
    <>
      <Panel title={t('cover.price')}>
        <FieldTree fields={price} skipsEmpty />
      </Panel>
      {steps.map(({ step, documents, postings }) => (
        <Panel key={step} title={t(`cover.step.${step}`)}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {step !== steps[0]?.step && (
              <Typography color="text.secondary" sx={{ maxWidth: '65ch' }}>
                {t('cover.later')}
              </Typography>
            )}
            <Part title={t('cover.documents')}>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {documents.map((docType) => (
                  <li key={docType}>{docTypeLabel(docType, region.code)}</li>
                ))}
              </Box>
            </Part>
            <Part title={t('cover.postings')}>
              <Postings postings={postings} />
              {postings.length > 0 && !isWholeLedger && (
                <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '65ch' }}>
                  {t('cover.notWhole')}
                </Typography>
              )}
            </Part>
          </Box>
        </Panel>
      ))}
    </>
  )
}
