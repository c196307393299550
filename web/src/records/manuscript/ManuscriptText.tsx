import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Manuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import { WordingText } from '#web/ui/WordingText.tsx'
import { useManuscriptWords } from './useManuscriptWords.ts'

/** The wording of an endorsement, under its number, what it does, and who wrote and approved it. */
export const ManuscriptText = ({ manuscript }: { manuscript: Manuscript }) => {
  const { termsOf, peopleOf } = useManuscriptWords()
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Typography variant="body2" className="tabular">
        {`${manuscript.number} · ${termsOf(manuscript)}`}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {peopleOf(manuscript)}
      </Typography>
      <WordingText text={manuscript.text} />
    </Box>
  )
}
