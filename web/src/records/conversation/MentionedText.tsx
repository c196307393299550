import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Mention } from '#shared/contracts/quote/noteRecord.ts'
import { piecesOf } from './mentions.ts'

/** What somebody wrote, with the people it mentions apart. */
export const MentionedText = ({ text, mentions }: { text: string; mentions: readonly Mention[] }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {piecesOf(
      text,
      mentions.map(({ name }) => name),
    ).map((piece, index) =>
      piece.isMention ? (
        <Box
          component="span"
          key={`${index}|${piece.text}`}
          sx={{ fontWeight: 600, color: 'primary.main', bgcolor: 'action.hover', borderRadius: 0.5, px: 0.25 }}
        >
          {piece.text}
        </Box>
      ) : (
        piece.text
      ),
    )}
  </Typography>
)
