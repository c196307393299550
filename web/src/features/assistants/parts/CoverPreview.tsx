import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { IssuePreview } from '#shared/contracts/policy/issuePreview.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { Documents, Postings } from './Consequences.tsx'
import { FieldTree } from './FieldTree.tsx'

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
            <Documents documents={documents} />
            <Postings postings={postings} isWholeLedger={isWholeLedger} />
          </Box>
        </Panel>
      ))}
    </>
  )
}
