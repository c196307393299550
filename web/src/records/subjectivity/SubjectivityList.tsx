import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { date, dateTime } from '#web/i18n/format.ts'
import { EvidenceFiles } from '#web/records/documents/EvidenceFiles.tsx'
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
          {each.evidence?.documents && <EvidenceFiles documents={each.evidence.documents} />}
          {each.settled && <Said label={t('subjectivity.settled')} word={each.settled} />}
          {actionsOf?.(each)}
        </Box>
      ))}
    </Box>
  )
}
