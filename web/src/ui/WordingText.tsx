import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { parseWording, type WordingClause, type WordingPart } from '#shared/domain/policy/wording/parseWording.ts'

/** A clause: its title beside what it says, above it on a phone. */
const Clause = ({ clause, under }: { clause: WordingClause; under: 'h3' | 'h4' }) => (
  <Box
    sx={{
      mb: 1.5,
      ...(clause.title !== undefined && {
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '190px minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
      }),
    }}
  >
    {clause.title !== undefined && (
      <Typography variant="body2" component={under} sx={{ fontWeight: 600 }}>
        {[clause.number, clause.title].filter(Boolean).join('\u2002')}
      </Typography>
    )}
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.75, overflowWrap: 'anywhere' }}>
      {clause.paragraphs.map(({ mark, text }, index) => (
        <Typography key={index} variant="body2" sx={{ display: 'flex' }}>
          {mark !== undefined && (
            <Box component="span" sx={{ flex: 'none', width: 28 }}>
              {mark}
            </Box>
          )}
          <span>{text}</span>
        </Typography>
      ))}
    </Box>
  </Box>
)

const Part = ({ part: { number, title, clauses } }: { part: WordingPart }) => (
  <>
    {title !== undefined && (
      <Typography variant="h4" component="h3" sx={{ mt: 3, mb: 1.25 }}>
        {[number, title].filter(Boolean).join('\u2002')}
      </Typography>
    )}
    {clauses.map((clause, index) => (
      <Clause key={index} clause={clause} under={title === undefined ? 'h3' : 'h4'} />
    ))}
  </>
)

/** What a form says, as policies print it. */
export const WordingText = ({ text }: { text: string }) => (
  <>
    {parseWording(text).map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </>
)
