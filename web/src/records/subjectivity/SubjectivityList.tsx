import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { download } from '#web/records/documents/openDocuments.ts'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

type Word = NonNullable<Subjectivity['evidence']>

/** What somebody said of it, by whom and when. */
const Said = ({ label, word }: { label: string; word: Word }) => {
  const { t } = useTranslation()
  return (
    <Typography
      variant="body2"
      sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 1, overflowWrap: 'anywhere' }}
    >
      <Box component="span" sx={{ fontWeight: 500 }}>
        {label}
      </Box>{' '}
      {word.text}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('subjectivity.by', { by: word.by, at: dateTime(word.at) })}
      </Box>
    </Typography>
  )
}

/** The files that came along, each to be opened. */
const Files = ({ documents }: { documents: NonNullable<Word['documents']> }) => {
  const { t } = useTranslation()
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

/** When it must be there, who brings it, and what happens otherwise. */
const useTerms = () => {
  const { t } = useTranslation()
  return ({ stage, due, owner, notice }: Subjectivity): string =>
    [
      t(`subjectivity.stage.${stage}`),
      t(`subjectivity.owner.${owner}`),
      due && t('subjectivity.due', { date: date(due) }),
      notice && t('subjectivity.then', { notice: t(`subjectivity.notice.${notice}`) }),
    ]
      .filter(Boolean)
      .join(' · ')
}

type SubjectivityListProps = {
  readonly subjectivities: readonly Subjectivity[]
  /** What the reader may do to one of them. */
  readonly actionsOf?: ((subjectivity: Subjectivity) => ReactNode) | undefined
}

/** What must still be brought, or was: its state, its terms, and what was said of it. */
export const SubjectivityList = ({ subjectivities, actionsOf }: SubjectivityListProps) => {
  const { t } = useTranslation()
  const termsOf = useTerms()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {subjectivities.map((each) => (
        <Box component="li" key={each.id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', width: '100%' }}>
            <Typography sx={{ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
              {each.text}
            </Typography>
            <StatusChip status={each.status} label={t(`subjectivity.status.${each.status}`)} tone={undefined} />
          </Box>
          <Typography variant="body2" color="text.secondary">
            {termsOf(each)}
          </Typography>
          {each.evidence && <Said label={t('subjectivity.came')} word={each.evidence} />}
          {each.evidence?.documents && each.evidence.documents.length > 0 && (
            <Files documents={each.evidence.documents} />
          )}
          {each.settled && <Said label={t('subjectivity.settled')} word={each.settled} />}
          {actionsOf?.(each)}
        </Box>
      ))}
    </Box>
  )
}
